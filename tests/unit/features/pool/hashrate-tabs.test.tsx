import { expect, it, vi } from 'vitest';
import { poolCoin } from '../pool-coin.ts';
import { until } from '#tests/until.ts';
import { host, open, panelOf, pool, press, rowOf, settle, setUpTable, stubViewport } from './table-stage.tsx';

// jsdom has no canvas.
vi.mock('#src/ui/chart-plot.ts', () => ({ createChartPlot: () => ({ show() {}, point() {}, destroy() {} }) }));

setUpTable();

const DAY_S = 86_400;
/** 30 days that end on 21 November, each above the one before. */
const days = (from: number) =>
  Array.from({ length: 30 }, (_, day) => ({ dataTime: Date.UTC(2026, 9, 23) / 1_000 + day * DAY_S, hashrate: from + day }));
const tab = (label: string) => [...host.querySelectorAll<HTMLElement>('[role=tab]')].find((each) => each.textContent === label);
const tabPanel = () => host.querySelector('[role=tabpanel]');
const drawing = (within: Element | null = host) => within?.querySelector('[role=tabpanel] [role=img]');

it('shows the last 25 days of the pool, and of the network when asked to, each in its unit', async () => {
  pool.curves = { pool: days(5_000), network: days(900_000_000) };
  await open();
  await until(() => expect(host.textContent).toContain('25 days (Beijing), PH/s'));
  const sentence = (source: string, latest: string) => new RegExp(`^AI\\(BTC\\), ${source}, .*28 Oct.* to .*21 Nov.* latest ${latest}\\.$`);
  expect(drawing()?.ariaLabel).toMatch(sentence('Pool hashrate', '5.03 PH/s'));
  expect(tabPanel()?.ariaLabel).toBe('Pool hashrate');
  expect(tab('Network hashrate')?.getAttribute('aria-controls')).toBe(tabPanel()?.id);
  expect(host.querySelector('[role=tablist]')?.ariaLabel).toBe('Hashrate of');
  expect(host.querySelector<HTMLInputElement>('[role=tabpanel] [type=range]')?.ariaLabel).toBe('Step through the days of the chart');
  // Figures as fresh as these need no age of their own.
  expect(tabPanel()?.lastElementChild?.textContent).toBe('');
  press(tab('Network hashrate'));
  await until(() => expect(host.textContent).toContain('25 days (Beijing), EH/s'));
  expect(drawing()?.ariaLabel).toMatch(sentence('Network hashrate', '900.00 EH/s'));
  expect(tabPanel()?.ariaLabel).toBe('Network hashrate');
});

it('counts the days that there are, and says how old a chart is that may mislead', async () => {
  pool.ageMs = 3 * 3_600_000;
  pool.isCached = true;
  pool.curves = { pool: days(5_000).slice(-3) };
  await open();
  await settle();
  await until(() => expect(host.textContent).toContain('3 days (Beijing), PH/s'));
  expect(tabPanel()?.lastElementChild?.textContent).toContain('3 h ago');
});

it("starts with the pool's chart for each row, in the coin's own unit", async () => {
  pool.records = [9, 47].map((coinType) => poolCoin({ coinType }));
  pool.curves = { pool: days(50), network: days(1) };
  await open();
  await settle();
  press(tab('Network hashrate'));
  press(rowOf('FB'));
  await until(() => expect(panelOf('FB')?.textContent).toContain('25 days (Beijing), TH/s'));
  // The row that was open may not have folded yet.
  expect(drawing(panelOf('FB'))?.ariaLabel).toMatch(/^FB, Pool hashrate, /);
});

it('counts no days where there are none', async () => {
  pool.curves = { pool: [] };
  await open();
  await until(() => expect(drawing()?.ariaLabel).toBe('No data'));
  expect(host.textContent).not.toContain('days (Beijing)');
});

it('waits with its drawing until somebody comes near', async () => {
  stubViewport(false);
  pool.curves = { pool: days(5_000) };
  const client = await open();
  await settle();
  await until(() => expect(client.isFetching()).toBe(0));
  expect(drawing()?.ariaLabel).toBe('The chart is loading');
});

it('is still loading while the answer is on its way', async () => {
  await open();
  expect(drawing()?.ariaLabel).toBe('The chart is loading');
  await until(() => expect(drawing()?.ariaLabel).toBe('No data'));
});
