import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Farm } from '#src/contracts/anonymous.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { open, type } from '../farm-stage.tsx';
import { madeAt, sampleFarm, snapshotOf } from '../samples.ts';

const at = madeAt / 1000;
const card = () => the('section[aria-labelledby=farm-workers]');
const lines = () => [...card().querySelectorAll<HTMLElement>('tbody tr')];
const withoutHelp = (text: string) => text.replace('What to check', '');
const names = () => lines().map((line) => withoutHelp(line.querySelector('th')?.textContent ?? ''));
const cellsOf = (line: HTMLElement | undefined) => [...(line?.children ?? [])].map(({ textContent }) => withoutHelp(textContent));
const heading = (label: string) =>
  [...card().querySelectorAll('thead button')].find(({ textContent }) => textContent === label) as HTMLElement;
const sorts = () => [...card().querySelectorAll('[role=columnheader]')].map((head) => head.getAttribute('aria-sort'));
const rolesIn = (part: Element | undefined) => [...(part?.children ?? [])].map((each) => each.getAttribute('role'));
const search = () => the<HTMLInputElement>('input[type=search]');
const named = (name: string, changes: object = {}) => ({ name, hashrate: 5, hashrate24h: 6, lastShareTime: at - 30, ...changes });
const openWith = (workers: readonly unknown[], changes: Partial<Farm> = {}) =>
  open({ saved: snapshotOf({ ...sampleFarm({ workers }), ...changes }) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: madeAt }));
afterEach(() => void vi.useRealTimers());

/** Thirteen: the first number that can be searched and grouped. */
const thirteen = [
  ...Array.from({ length: 9 }, (_, index) => named(`hall-${index + 1}`)),
  named('hall-10', { hashrate: 0, lastShareTime: at - 3600 }),
  named('shed-1', { hashrate: 7 }),
  named('shed-2', { hashrate: null, hashrate24h: null, lastShareTime: null }),
  named('77'),
];

describe('the table of workers', () => {
  it('of an old copy says when the last shares were, and that its states are those of then', async () => {
    vi.setSystemTime(madeAt + 40 * 86_400_000);
    const { text } = await openWith([named('a', { lastShareTime: at - 7200 }), named('b')]);
    const shares = lines().map((line) => line.querySelector('td:last-child')?.textContent);
    expect(shares).toEqual([expect.stringMatching(/^2[01] Nov \d\d:\d\d$/), expect.stringMatching(/^2[01] Nov \d\d:\d\d$/)]);
    expect(text()).toMatch(/States are those of this copy \(2[01] Nov \d\d:\d\d\)\./);
    expect(text()).not.toMatch(/just now|ago\b(?!.*Copy)/);
  });

  it('has a row for each of two that share a name, and the code points of a name that leaves no mark', async () => {
    await openWith([named('rig'), named('rig'), named('\u200B\u200B'), named('')]);
    expect(names().toSorted()).toEqual(['No name', 'U+200B U+200B', 'rig', 'rig']);
  });

  it('is named, numbers its lines, and tells of each worker its state, its name, both hashrates and its last share', async () => {
    const { text } = await openWith([named('a', { lastShareTime: at - 7200 }), named('b', { hashrate: 3 }), { name: 'c' }], {
      hashrateUnit: 'GH/s',
    });
    expect(card().querySelector('table')?.getAttribute('aria-labelledby')).toBe('farm-workers');
    const rows = [...card().querySelectorAll('table, thead, tbody, tr')].map((each) => each.getAttribute('role'));
    expect(rows).toEqual(['table', 'rowgroup', 'row', 'rowgroup', 'row', 'row', 'row']);
    expect(rolesIn(lines()[0])).toEqual(['cell', 'rowheader', 'cell', 'cell', 'cell']);
    expect([...card().querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent)).toEqual([
      'State',
      'Worker',
      'Hashrate',
      '24 h',
      'Last share',
    ]);
    expect(lines().map(cellsOf)).toEqual([
      ['Offline', 'a', '5.00 GH/s', '6.00 GH/s', '2 h ago'],
      ['Online', 'b', '3.00 GH/s', '6.00 GH/s', 'just now'],
      ['Unknown', 'c', '--', '--', '--'],
    ]);
    expect(lines().map((line) => line.querySelector('td')?.dataset.state)).toEqual(['inactive', 'active', 'unknown']);
    expect(lines().map((line) => line.querySelector('th')?.title)).toEqual(['a', 'b', 'c']);
    expect([...card().querySelectorAll('tr')].map((line) => line.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
    const share = the('section[aria-labelledby=farm-workers] tr:nth-child(1) time') as HTMLTimeElement;
    expect(share.dateTime).toBe(new Date(madeAt - 7_200_000).toISOString());
    expect(share.title).toContain(new Date(madeAt - 7_200_000).toTimeString().slice(0, 5));
    expect(share.title).toContain('2026');
    // Three need no search.
    expect(document.querySelector('input[type=search]')).toBeNull();
    expect(document.querySelector('[data-tall]')).toBeNull();
    expect(text()).toContain('Offline: no share for 10 minutes.');
  });

  it('stands by the heading that is clicked, and turns round at the next click', async () => {
    await openWith([
      named('b', { hashrate: 1, hashrate24h: 3 }),
      named('a', { hashrate: 2, hashrate24h: 1 }),
      named('c', { hashrate24h: 2 }),
    ]);
    expect(sorts()).toEqual(['ascending', 'none', 'none', 'none', 'none']);
    await click(heading('24 h'));
    expect(sorts()).toEqual(['none', 'none', 'none', 'descending', 'none']);
    expect(names()).toEqual(['b', 'c', 'a']);
    await click(heading('24 h'));
    expect(names()).toEqual(['a', 'c', 'b']);
    await click(heading('Worker'));
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(heading('Worker').dataset).toMatchObject({ direction: 'ascending', isStart: 'true' });
    // One arrow at a time.
    const arrows = [...card().querySelectorAll<HTMLElement>('thead button')].map(({ dataset }) => [dataset.direction, dataset.isStart]);
    expect(arrows).toEqual([
      [undefined, 'true'],
      ['ascending', 'true'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('of many scrolls in a box of its own, with each line under its number', async () => {
    const many = Array.from({ length: 200 }, (_, index) => named(`w-${String(index).padStart(3, '0')}`));
    await openWith(many);
    const box = the('[data-tall=true]');
    const body = box.querySelector('tbody')!;
    Object.defineProperty(body, 'offsetHeight', { value: 200 * 40 });
    Object.defineProperty(box, 'clientHeight', { value: 400 });
    box.scrollTop = 100 * 40;
    await act(async () => box.dispatchEvent(new Event('scroll')));
    expect(names()).toContain('w-100');
    const line = lines().find((each) => each.querySelector('th')?.textContent === 'w-100');
    expect(line?.getAttribute('aria-rowindex')).toBe('102');
  });

  it('has such a box from twenty-five lines on', async () => {
    const active = Array.from({ length: 24 }, (_, index) => named(`w-${index}`));
    await openWith([...active, named('still', { hashrate: 0, lastShareTime: null })]);
    expect(document.querySelector('[data-tall]')).not.toBeNull();
    await click(the('[role=radiogroup][aria-label="Which workers are shown"] button:nth-of-type(2)'));
    await drawn(() => expect(lines()).toHaveLength(24));
    expect(document.querySelector('[data-tall]')).toBeNull();
  });
});

describe('the workers that are shown', () => {
  it('are all, the active or the inactive ones, each with their number', async () => {
    const { text } = await openWith(thirteen.map((worker) => ({ ...worker, name: `x${worker.name}` })));
    const choices = () => [...the('[role=radiogroup][aria-label="Which workers are shown"]').querySelectorAll('button')];
    expect(choices().map(({ textContent }) => textContent)).toEqual(['All 13', 'Online 11', 'Offline 1']);
    await click(choices()[1]!);
    expect(choices().map((choice) => choice.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
    expect(lines()).toHaveLength(11);
    await click(choices()[2]!);
    expect(names()).toEqual(['xhall-10']);
    // The search stays where it was.
    await type(search(), 'shed');
    await drawn(() => expect(card().querySelector('[role=status]')?.textContent).toBe('No worker matches'));
    expect(card().querySelector('table')).toBeNull();
    await click(choices()[0]!);
    await drawn(() => expect(names()).toEqual(['xshed-1', 'xshed-2']));
    expect(text()).toContain('All 13');
    expect(search().labels?.[0]?.textContent).toBe('Find a worker');
    expect(search().maxLength).toBe(64);
    expect(search().value).toBe('shed');
  });

  it('of twelve are not searched', async () => {
    await openWith(thirteen.slice(1));
    expect(document.querySelector('input[type=search]')).toBeNull();
    expect(document.querySelector('input[type=checkbox]')).toBeNull();
  });

  it('stand in groups by their names on request, each opened and closed for itself', async () => {
    await openWith(thirteen);
    const box = the<HTMLInputElement>('input[type=checkbox]');
    expect([box.checked, box.labels?.[0]?.textContent]).toEqual([false, 'Group by name']);
    await click(box);
    expect(box.checked).toBe(true);
    expect(lines().map(cellsOf)).toEqual([
      ['1', 'hall10', '45.00 MH/s', '60.00 MH/s', 'just now'],
      ['Online', 'shed2', '--', '--', 'just now'],
      ['Online', 'Numbered1', '5.00 MH/s', '6.00 MH/s', 'just now'],
    ]);
    expect(lines().map((line) => line.querySelector('[data-state]')?.getAttribute('data-state'))).toEqual(['inactive', 'active', 'active']);
    expect(lines().map((line) => line.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
    expect([lines()[0]?.getAttribute('role'), ...rolesIn(lines()[0])]).toEqual(['row', 'cell', 'rowheader', 'cell', 'cell', 'cell']);
    const toggle = (name: string) =>
      card().querySelectorAll<HTMLElement>(`tbody button[aria-expanded]`)[['hall', 'shed', 'Numbered'].indexOf(name)]!;
    const pictures = () => iconsIn(card(), ['chevron-down', 'chevron-up']);
    expect(pictures()).toEqual(['chevron-down', 'chevron-down', 'chevron-down']);
    expect(toggle('hall').getAttribute('aria-expanded')).toBe('false');
    await click(toggle('shed'));
    expect(toggle('shed').getAttribute('aria-expanded')).toBe('true');
    expect(pictures()).toEqual(['chevron-down', 'chevron-up', 'chevron-down']);
    expect(names()).toEqual(['hall10', 'shed2', 'shed-1', 'shed-2', 'Numbered1']);
    await click(toggle('hall'));
    expect(names()).toHaveLength(15);
    expect(names()[1]).toBe('hall-10');
    await click(toggle('shed'));
    expect(names()).toHaveLength(13);
    await click(box);
    expect(names()).toHaveLength(13);
    expect(card().querySelector('tbody button[aria-expanded]')).toBeNull();
  });
});
