import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { dagAt } from '#src/features/landing/tools-miniatures.tsx';
import { ToolsSection } from '#src/features/landing/tools-section.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '../../ui/mount.tsx';

const dayMs = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: dayMs, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  return (await makeApp(<ToolsSection />, { i18n })).page;
}

/** The cards: rig check, DAG, GPU, ASIC. */
const cards = (page: ParentNode = document) => [...page.querySelectorAll<HTMLElement>('section > div > ul > li')];
const textsOf = (card: ParentNode | undefined, selector: string) =>
  [...(card?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);

describe('the cards of the tools', () => {
  it('show each tool under its own name and words', async () => {
    await mount(await stage());
    expect(cards().map((card) => textsOf(card, 'h3, h3 + p'))).toEqual([
      ['Rig-check tool ', 'A Windows tool that checks every rig on your network. The same check by hand, step by step.'],
      ['DAG calculator ', '24 Ethash coins and a calendar: does the DAG still fit your cards?'],
      ['GPU calculator ', 'What each coin leaves your cards after electricity, best first.'],
      ['ASIC calculator ', 'Daily net earnings, and the coin price at which to shut down.'],
    ]);
  });

  it('mark the rig that does not answer', async () => {
    await mount(await stage());
    expect(textsOf(cards()[0], 'li')).toEqual(['110pass', '111pass', '112offline', '113pass', '114pass'].map((end) => `192.168.7.${end}`));
    const states = [...cards()[0]!.querySelectorAll<HTMLElement>('[data-state]')].map((state) => state.dataset['state']);
    expect(states).toEqual(['pass', 'pass', 'offline', 'pass', 'pass']);
  });

  it('fill a bar by the share of each memory that the DAG takes, and say which is too small', async () => {
    await mount(await stage());
    const { epoch, datasetGib, cards: ratios } = dagAt(dayMs)!;
    expect(textsOf(cards()[1], 'p:first-child')).toEqual([`ETC, epoch ${epoch}${datasetGib.toFixed(2)} GiB`]);
    expect(ratios.map(({ sizeGib }) => sizeGib)).toEqual([4, 5, 6, 8, 12]);
    expect(cards().map((card) => card.querySelector('div + span')?.textContent)).toEqual([
      'Example',
      "Today's estimate, all memory free",
      'Example',
      'Example',
    ]);
    expect(textsOf(cards()[1], 'li')).toEqual([
      '4 GBtoo small',
      ...ratios.slice(1).map(({ sizeGib, ratio }) => `${sizeGib} GB${Math.round(ratio * 100)}%`),
    ]);
    expect([...cards()[1]!.querySelectorAll('li')].map((row) => row.hasAttribute('data-full'))).toEqual([true, false, false, false, false]);
    const widths = [...cards()[1]!.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(widths).toEqual(ratios.map(({ ratio }) => Math.min(100, ratio * 100)));
  });

  it('work out the DAG of the hour, and none in the page as built', async () => {
    const [, prerendered] = cards(new DOMParser().parseFromString(renderToString(await stage()), 'text/html'));
    expect(textsOf(prerendered, 'p:first-child')).toEqual(['ETC']);
    let ms = dayMs;
    while (dagAt(ms)?.epoch === dagAt(ms + HOUR_MS)?.epoch) ms += HOUR_MS;
    vi.setSystemTime(ms);
    await mount(await stage());
    const shown = () => textsOf(cards()[1], 'p:first-child span')[0];
    expect(shown()).toBe(`ETC, epoch ${dagAt(ms)?.epoch}`);
    await act(async () => vi.advanceTimersByTime(HOUR_MS));
    expect(shown()).toBe(`ETC, epoch ${dagAt(ms + HOUR_MS)?.epoch}`);
  });

  it('go by the clock of the server where that of the device is wrong', async () => {
    const realMs = dayMs + 400 * DAY_MS;
    observeServerDate(new Date(realMs).toUTCString());
    onTestFinished(() => observeServerDate(new Date().toUTCString()));
    await mount(await stage());
    expect(textsOf(cards()[1], 'p:first-child span')).toEqual([`ETC, epoch ${dagAt(realMs)?.epoch}`]);
  });

  it('have places for the results of both calculators until these are known', async () => {
    await mount(await stage());
    expect(textsOf(cards()[2], 'div > p')).toEqual(['--', '--']);
    expect(textsOf(cards()[3], 'div > p')).toEqual(['--', '--', 'Shutdown coin price--']);
  });
});
