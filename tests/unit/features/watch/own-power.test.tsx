import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WatchRules } from '#src/contracts/watch.ts';
import type { OwnPower } from '#src/domain/watch/own-power.ts';
import { keepPower } from '#src/features/watch/keep-power.tsx';
import { OwnPowerRule } from '#src/features/watch/own-power-rule.tsx';
import { usualRules } from '#src/features/watch/watch.model.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';

afterEach(() => vi.unstubAllGlobals());

const power: OwnPower = {
  currency: 'CNY',
  perUsd: 7,
  nearFromMs: 0,
  pricesWeek: [0.5],
  pricesNear: [],
  machines: [{ coinId: 17, hashrateHs: 1e9, powerW: 1000, offWeek: '01', offNear: '' }],
};
const token = 'abcdefghij.abcdefghijklmnopqrstuv';
const farm = { coin: 'ETC', address: '0xcB60a7D502962A206e698025C2545219E6f34915', name: '' };

async function draw(rules: WatchRules, own: OwnPower | undefined) {
  const changes: WatchRules[] = [];
  await renderApp(<OwnPowerRule rules={rules} power={own} onChange={(next) => changes.push(next)} />, { namespaces: ['watch'] });
  return { box: document.querySelector<HTMLInputElement>('input[type=checkbox]'), changes };
}

describe('whether messages count with the owner’s electricity and plan', () => {
  it('is their choice, and nothing is sent before', async () => {
    expect(usualRules('en').power).toBeUndefined();
    const { box, changes } = await draw(usualRules('en'), power);
    expect(box!.checked).toBe(false);
    box!.click();
    expect(changes[0]!.power).toEqual(power);
  });

  it('can be taken back', async () => {
    const { box, changes } = await draw({ ...usualRules('en'), power }, undefined);
    expect(box!.checked).toBe(true);
    box!.click();
    expect(changes[0]!.power).toBeUndefined();
  });

  it('says what is missing where the device has no price or no machines', async () => {
    const { box } = await draw(usualRules('en'), undefined);
    expect(box).toBeNull();
    expect(document.body.textContent).toContain('before electricity');
  });
});

describe('a plan that has changed', () => {
  const watch = (own: OwnPower | undefined) => ({
    token,
    way: 'push',
    state: 'on',
    farms: [farm],
    rules: { ...usualRules('en'), timeZone: 'UTC', ...(own && { power: own }) },
    toldAtMs: null,
    problem: '',
  });
  const saves = async (own: OwnPower | undefined) => {
    const sent = fakeFetch(({ path }) => answer({ body: envelope(path.endsWith('list') ? [watch(own)] : { token, state: 'on' }) }));
    await keepPower([token], power);
    return sent.filter(({ path }) => path.endsWith('save')).map(({ body }) => JSON.parse(body!) as { rules: WatchRules });
  };

  it('is sent to the watches that count with it, and to no other', async () => {
    expect((await saves({ ...power, nearFromMs: 86_400_000 })).map(({ rules }) => rules.power)).toEqual([power]);
    expect(await saves({ ...power, perUsd: 7.1 })).toEqual([]);
    expect(await saves(undefined)).toEqual([]);
  });
});
