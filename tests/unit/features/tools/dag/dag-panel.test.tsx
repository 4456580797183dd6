import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import type { ChartContent } from '#src/ui/chart-options.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import {
  buttonOf,
  choiceOf,
  factsOf,
  fieldOf,
  noteOf,
  optionsFor,
  panelNowMs,
  printedButtons,
  sectionNames,
  take,
  typeInto,
} from '../open-panel.tsx';
import { explorerBlock, HOUR_S, openDagPanel, poolBlock } from './open-dag-panel.tsx';

/** Every drawing of the chart. */
const drawings = vi.hoisted((): ChartContent[] => []);
vi.mock('#src/ui/chart-plot.ts', () => ({
  createChartPlot: (_box: HTMLElement, first: ChartContent) => {
    drawings.push(first);
    return { show: (next: ChartContent) => drawings.push(next), point: () => undefined, destroy: () => undefined };
  },
}));

beforeEach(async () => {
  drawings.length = 0;
  await removeStored('tools.dag');
});

const isAsked = (client: QueryClient, ...[name, payload]: Parameters<typeof apiQueryKey>) =>
  client.getQueryState(apiQueryKey(name, payload))?.fetchStatus === 'fetching';
const cards = () => [...the('section[aria-labelledby=dag-cards]').querySelectorAll('li')];
const cardOf = (memoryGb: number) => cards().find(({ textContent }) => textContent.startsWith(`${memoryGb} GB`))?.textContent;
const summary = () => document.querySelector('[role=img]')?.getAttribute('aria-label');
/** Where the label of simulated figures and the age of the pool's block stand. */
const age = () => document.querySelector('time')?.textContent;
const pageText = () => document.body.textContent;

describe('the DAG calculator', () => {
  it('tells the DAG of now by the block that the pool told', async () => {
    const { container } = await openDagPanel();
    const size = container.querySelector('[aria-live]')!;
    expect([size.getAttribute('aria-live'), size.textContent]).toEqual(['polite', 'DAG of ETC now, estimated4.250 GiB']);
    expect(factsOf()).toEqual({
      'DAG in bytes': '4,563,402,112',
      'Light cache in bytes': '71,303,104',
      Epoch: '416',
      'Block height': '25,000,257',
      'Next epoch from block': '25,020,000',
      'Next epoch about': '26 November 2026',
    });
    expect(pageText()).toContain(
      'Calculated from block 25,000,000 of ETC, reported by the pool on 23 November 2026, at 14 s a block (±5%).',
    );
    expect(pageText()).toContain('At block 11,700,000 (November 2020) its epochs became twice as long');
    expect(pageText()).not.toContain('This chain is no longer mined');
    expect(pageText()).not.toContain('could not be verified');
    expect(age()).toBe('Live');
    expect(sectionNames()).toEqual(['How long will it fit your cards?', 'How it grows']);
    expect(printedButtons()).toEqual([]);
  });

  it('says until when each size of card is enough, and how full it is', async () => {
    await openDagPanel();
    expect(cards()).toHaveLength(12);
    expect(cardOf(4)).toBe('4 GBdoes not fitFull since about 26 October 2023');
    expect(cardOf(5)).toBe('5 GBtightUntil about 4 March 2027between 26 February 2027 and 9 March 2027');
    expect(cardOf(6)).toBe('6 GBfitsUntil about 11 July 2030between 2 May 2030 and 18 September 2030');
    // What lasts for decades is behind a fold.
    expect(the('section[aria-labelledby=dag-cards] summary').textContent).toMatch(/^From \d+ GB on \(\d+\): more than 30 years$/);
    expect(the('section[aria-labelledby=dag-cards] details').querySelectorAll('li').length).toBeGreaterThan(1);
    expect(cardOf(24)).toBe('24 GBfitsMore than 30 years');
    expect(pageText()).toContain('A rule of thumb');
    expect(cards().some((card) => 'chosen' in card.dataset)).toBe(false);
    // 24 cells: 4.32 GiB of 12 fill 9 of them.
    const cells = (card: HTMLElement) => [...card.querySelectorAll('path')].map((path) => path.getAttribute('d')!.split('M').length - 1);
    expect(cells(cards()[8]!)).toEqual([9, 15]);
    const tones = cards().map((card) => card.querySelector('path')?.className.baseVal);
    expect(tones.slice(0, 4)).toEqual([tones[0], tones[0], tones[0], tones[11]]);
    expect(tones[0]).not.toBe(tones[11]);
  });

  it('draws how it grows, three years back and three ahead, a forecast from this hour on', async () => {
    await openDagPanel();
    await drawn(() => expect(drawings).not.toHaveLength(0));
    const { points, formats, forecastFromMs, reference } = drawings.at(-1)!;
    expect([points.length, forecastFromMs, reference]).toEqual([73, panelNowMs, undefined]);
    expect(summary()).toBe('DAG of ETC: 3.37 GiB on 24 November 2023, 5.13 GiB on 22 November 2029.');
    expect(the('[type=range]').getAttribute('aria-label')).toBe('Step through the months');
    expect(the('[type=range]').getAttribute('aria-valuetext')).toBe('22 November 2029: 5.13 GiB');
    expect([formats.tick(4.25, 1), formats.timeTick(Date.UTC(2028, 4, 31))]).toEqual(['4.3', '2028-05']);
    expect(pageText()).toContain('Choose a card to see when the line meets its memory.');
  });

  it('puts the chosen card first, and draws what it can hold until it no longer does', async () => {
    await openDagPanel();
    await take(fieldOf('Your card'), '英伟达 1660 super');
    expect(cards()).toHaveLength(13);
    expect(cards()[0]?.textContent).toMatch(/^GTX 1660 Super6 GBfitsUntil about 11 July 2030/);
    expect(cards().map((card) => 'chosen' in card.dataset)).toEqual([
      true,
      ...cards()
        .slice(1)
        .map(() => false),
    ]);
    expect(pageText()).toContain('The level line is what GTX 1660 Super has for the DAG, 5.40 GiB.');
    expect(drawings.at(-1)?.reference).toBeCloseTo(5.4, 9);
    expect(drawings.at(-1)?.points).toHaveLength(8 * 12 + 1);
    await click(choiceOf('System of the rig', 'Linux'));
    expect(pageText()).toContain('Linux, driver and buffers are counted with 0.3 GiB of each card.');
    expect(pageText()).toContain('has for the DAG, 5.70 GiB.');
    await click(choiceOf('System of the rig', 'Windows'));
    expect(pageText()).toContain('counted with 0.6 GiB');
    await take(fieldOf('Your card'), 'All sizes');
    expect(cards()).toHaveLength(12);
  });

  it('answers for a day, an epoch or a block, each with a field of its own', async () => {
    await openDagPanel();
    expect([...document.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Epoch',
      'Block',
      'Windows',
      'Linux',
    ]);
    expect(choiceOf('Calculate by', 'Date').getAttribute('aria-checked')).toBe('true');
    const day = fieldOf('Date');
    expect([day.type, day.min, day.max]).toEqual(['date', '2015-08-01', '2099-12-31']);
    expect(noteOf(day)).toBe('Leave empty for now. A day counts from 08:00 Beijing time, 00:00 UTC.');
    await typeInto(day, '2027-05-01');
    expect(pageText()).toContain('DAG of ETC on 1 May 2027, estimated');
    expect(factsOf()['Block height']).toBe('25,979,971');
    expect(factsOf()['Reached about']).toBeUndefined();

    await click(choiceOf('Calculate by', 'Epoch'));
    expect(noteOf(fieldOf('Epoch'))).toBe('Leave empty for the epoch of now. An epoch is a fixed number of blocks.');
    expect(fieldOf('Epoch').placeholder).toBe('now');
    expect(factsOf()['Epoch']).toBe('416');
    await typeInto(fieldOf('Epoch'), '600');
    expect(factsOf()).toMatchObject({ Epoch: '600', 'Block height': '36,000,000', 'Reached about': '10 October 2031' });
    // Full then, though it has time from now on.
    expect(cardOf(6)).toBe('6 GBdoes not fitUntil about 11 July 2030between 2 May 2030 and 18 September 2030');
    await typeInto(fieldOf('Epoch'), '600.5');
    expect(document.querySelector('[role=alert]')).not.toBeNull();

    await click(choiceOf('Calculate by', 'Block'));
    expect(document.querySelector('[role=alert]')).toBeNull();
    const height = fieldOf('Block height');
    expect([height.value, noteOf(height)]).toEqual(['', 'Leave empty for the block of now.']);
    await typeInto(height, '24,000,000');
    expect(pageText()).toContain('DAG of ETC4.125 GiB');
    expect(factsOf()).toMatchObject({
      Epoch: '400',
      'Block height': '24,000,000',
      'Next epoch from block': '24,060,000',
      'Next epoch about': '24 June 2026',
      'Reached about': '14 June 2026',
    });
    await click(choiceOf('Calculate by', 'Epoch'));
    expect(fieldOf('Epoch').value).toBe('600');
  });

  it('finds a coin by its name, and asks the pool for it', async () => {
    const { client } = await openDagPanel();
    const options = await optionsFor(fieldOf('Coin'), 'ravencoin');
    expect(options.map(({ textContent }) => textContent)).toEqual(['RVN · RavencoinKawPow']);
    await click(options[0]!);
    expect(isAsked(client, 'blockQuery', { coin: 'RVN' })).toBe(true);
    expect(pageText()).toContain('Mined with KawPow since epoch 162 (May 2020).');
    expect(pageText()).toContain(
      "Extrapolated from block 2,100,000 of RVN on 11 January 2022, at 60.4 s a block (±3%): the pool's own height is not available.",
    );
    expect(age()).toBeUndefined();
    expect(cardOf(2)).toBe('2 GBdoes not fitToo small from the start');
    expect(summary()).toBe('DAG of RVN: 4.20 GiB on 24 November 2023, 7.46 GiB on 22 November 2029.');
    expect((await optionsFor(fieldOf('Your card'), 'nvidia 4090')).map(({ textContent }) => textContent)).toEqual(['RTX 409024 GB']);
  });

  it('says what is special about a chain', async () => {
    await openDagPanel({}, []);
    for (const [coin, words] of [
      ['UBQ', 'only the hash of its light cache differs'],
      ['QKC', 'each shard counts its own blocks'],
      ['ZIL', 'Its DAG never grew'],
      ['MEWC', 'From epoch 110 on, its DAG is that of four times the epoch.'],
      ['FIRO', 'Since epoch 927 (November 2025)'],
      ['CFX', 'The height is that of the pivot chain'],
    ] as const) {
      await take(fieldOf('Coin'), coin);
      expect(pageText()).toContain(words);
    }
    expect((await optionsFor(fieldOf('Coin'), 'evrprogpow')).map(({ textContent }) => textContent)).toEqual(['EVR · EvrmoreEvrProgPow']);
    await optionsFor(fieldOf('Coin'), 'qqq');
    expect(the('[role=listbox]:not([hidden])').textContent).toBe('Nothing found in the list.');
  });

  it('goes back to where it started', async () => {
    await openDagPanel({ coin: 'RVN', by: 'height', height: '3000000', card: 'RX 6800', system: 'linux' }, []);
    expect(cards()).toHaveLength(13);
    expect(choiceOf('System of the rig', 'Linux').getAttribute('aria-checked')).toBe('true');
    await click(buttonOf('Reset'));
    expect([fieldOf('Coin').value, fieldOf('Date').value, fieldOf('Your card').value]).toEqual([
      'ETC · Ethereum Classic',
      '',
      'All sizes of memory',
    ]);
    expect(choiceOf('System of the rig', 'Windows').getAttribute('aria-checked')).toBe('true');
  });

  it('starts with what was left in it, and counts what it does not know as its first choice', async () => {
    await writeStored('tools.dag', { coin: 'NONE', by: 'moon', system: 'beos', epoch: '7' });
    await openDagPanel();
    expect(fieldOf('Coin').value).toBe('ETC · Ethereum Classic');
    expect(choiceOf('Calculate by', 'Date').getAttribute('aria-checked')).toBe('true');
    expect(choiceOf('System of the rig', 'Windows').getAttribute('aria-checked')).toBe('true');
    await click(choiceOf('Calculate by', 'Epoch'));
    expect(fieldOf('Epoch').value).toBe('7');
  });

  it('gives a link to what stands in it', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));
    const { toasts } = await openDagPanel({ by: 'epoch', epoch: '420' });
    await click(buttonOf('Copy link'));
    await drawn(() => expect(toasts()).toHaveLength(1));
    const link = new URL(write.mock.calls[0]![0]);
    expect(link.origin + link.pathname).toBe(`${location.origin}/tools`);
    expect(Object.fromEntries(link.searchParams)).toEqual({ type: '2', coin: 'ETC', by: 'epoch', epoch: '420', system: 'windows' });
  });

  it('leaves its result open in the page that is built', async () => {
    const { page, container } = await openDagPanel();
    container.remove();
    const html = new DOMParser().parseFromString(renderToString(page), 'text/html');
    expect(html.querySelectorAll('[aria-busy=true] dt')).toHaveLength(6);
    expect(html.body.textContent).not.toMatch(/DAG of ETC|Until about/);
  });

  it('follows the time while it stays open, and asks the pool each minute', async () => {
    const { asked } = await openDagPanel({}, [poolBlock('ETC'), explorerBlock(24_000_000, 60)]);
    await drawn(() => expect(drawings).not.toHaveLength(0));
    const [before, count] = [factsOf()['Block height'], drawings.length];
    await act(async () => vi.advanceTimersByTime(31_000));
    expect([before, factsOf()['Block height']]).toEqual(['25,000,257', '25,000,259']);
    // The drawing is that of its hour.
    expect(drawings).toHaveLength(count);
    expect(asked).toEqual([]);
    await act(async () => vi.advanceTimersByTime(30_000));
    await drawn(() => expect(asked.toSorted()).toEqual(['blockQuery', 'ethBlock']));
  });
});

describe('what the DAG calculator reckons from', () => {
  it('is the explorer where it is ahead of the pool, at the pool’s time a block', async () => {
    await openDagPanel({}, [poolBlock('ETC', {}, true), explorerBlock(25_000_500, 2 * 24 * HOUR_S)]);
    expect(pageText()).toContain(
      'Calculated from block 25,000,500 of ETC, reported by the pool on 21 November 2026, at 14 s a block (±5%).',
    );
    expect(pageText()).not.toContain('Simulated data');
  });

  it('is the explorer alone while the pool has told nothing', async () => {
    await openDagPanel({}, [explorerBlock(25_000_500, 60)]);
    expect(pageText()).toContain(
      'Calculated from block 25,000,500 of ETC, reported by the pool on 23 November 2026, at 13.3 s a block (±3%).',
    );
  });

  it('is the pool where it is ahead of the explorer, and is said to be simulated where it is', async () => {
    await openDagPanel({}, [poolBlock('ETC', {}, true), explorerBlock(24_999_999, 60)]);
    expect(pageText()).toContain('Calculated from block 25,000,000 of ETC');
    expect(age()).toContain('Simulated data');
  });

  it('is what is known of old where the pool tells of no block, and then nothing is simulated', async () => {
    await openDagPanel({}, [poolBlock('ETC', { height: 0, time: 0 }, true)]);
    expect(pageText()).toContain('Extrapolated from block 19,250,000 of ETC on 5 February 2024');
    expect(pageText()).not.toContain('Simulated data');
    expect(age()).toBeUndefined();
  });

  it('is no block of another chain', async () => {
    await writeStored('tools.dag', { coin: 'XNA' });
    const { asked } = await openDagPanel({}, [poolBlock('XNA', { height: 1_900_000, blockTime: 61.25 }), explorerBlock(25_000_500, 60)]);
    expect(pageText()).toContain(
      'Calculated from block 1,900,000 of XNA, reported by the pool on 23 November 2026, at 61.3 s a block (±3%).',
    );
    await act(async () => vi.advanceTimersByTime(61_000));
    await drawn(() => expect(asked).toContain('blockQuery'));
    expect(asked).not.toContain('ethBlock');
    await take(fieldOf('Coin'), 'CFX');
    expect(pageText()).toContain('at 1.178 s a block');
  });

  it('is the last mined block of a chain that is history, which the pool is not asked for', async () => {
    const { client } = await openDagPanel({ coin: 'ETH' }, []);
    expect(isAsked(client, 'blockQuery', { coin: 'ETH' })).toBe(false);
    expect(pageText()).toContain('DAG of ETH at its last mined block5.039 GiB');
    expect(factsOf()).toMatchObject({ 'Block height': '15,537,393', 'Next epoch from block': '--', 'Next epoch about': '--' });
    expect(pageText()).toContain('This chain is no longer mined in this way: its figures are history.');
    expect([cardOf(5), cardOf(10)]).toEqual(['5 GBdoes not fitFull since epoch 427', '10 GBfitsUntil epoch 1,057']);
    expect(pageText()).not.toContain('How it grows');
    expect(() => buttonOf('Save these days to the calendar')).toThrow('no button');
  });

  it('may be nothing, which is said', async () => {
    await openDagPanel({ coin: 'MUSIC' }, []);
    expect(pageText()).toContain('Enter a block height or an epoch');
    expect(pageText()).toContain("We have no height of this coin's chain for that day");
    expect(buttonOf('CSV').disabled).toBe(true);
    expect(document.querySelector('#dag-cards')).toBeNull();
  });

  it('is what is known of old of a chain that nobody could verify, and reaches back to its first block', async () => {
    const { client } = await openDagPanel({ coin: 'OCTA', by: 'height', height: '0' }, []);
    expect(isAsked(client, 'blockQuery', { coin: 'OCTA' })).toBe(true);
    expect(pageText()).toContain('Whether this chain is still mined could not be verified');
    expect(factsOf()).toMatchObject({ 'Block height': '0', 'Next epoch about': '6 June 2022', 'Reached about': '1 June 2022' });
    expect(cardOf(2)).toBe('2 GBfitsFull since about 25 January 2023');
    await typeInto(fieldOf('Block height'), '999999999999');
    await take(fieldOf('Coin'), 'FIRO');
    await typeInto(fieldOf('Block height'), '');
    expect(cardOf(8)).toBe('8 GBfitsPermanently: this DAG has stopped growing');
    expect(pageText()).toContain('Since epoch 927 (November 2025) its DAG is held at that of epoch 650');
  });

  it('is drawn on where the question has no answer', async () => {
    await openDagPanel({ by: 'epoch', epoch: '999999999' });
    expect(pageText()).toContain('Enter a block height or an epoch');
    expect(pageText()).toContain('How it grows');
  });
});
