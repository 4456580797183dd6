import { expect, test } from 'vitest';
import { concerns, workerCells } from '#src/features/overview/kiosk/farm-kiosk-page.model.ts';
import { workerRows } from '#src/features/overview/workers/workers.model.ts';
import { madeAt, sampleFarm } from '../samples.ts';

const seconds = madeAt / 1000;
const workers = (list: readonly object[]) => workerRows(sampleFarm({ workers: list }), madeAt) ?? [];

test('workers that need a look: without shares, the latest first, then far below their own mean, the worst first', () => {
  const found = concerns(
    workers([
      { name: 'well', hashrate: 100, hashrate24h: 100, lastShareTime: seconds },
      { name: 'slow', hashrate: 80, hashrate24h: 100, lastShareTime: seconds },
      { name: 'slower', hashrate: 40, hashrate24h: 100, lastShareTime: seconds },
      { name: 'long gone', hashrate: 0, hashrate24h: 50, lastShareTime: seconds - 7200 },
      { name: 'just gone', hashrate: 0, hashrate24h: 50, lastShareTime: seconds - 900 },
      { name: 'never seen', hashrate: 0, lastShareTime: null },
    ]),
    madeAt,
  );
  expect(found.map(({ name }) => name)).toEqual(['just gone', 'long gone', 'never seen', 'slower', 'slow']);
  expect(found[0]?.since).toEqual({ unit: 'minutes', count: 15 });
  expect(found[2]?.since).toBeUndefined();
  expect(found[3]?.below).toBeCloseTo(0.6);
});

test('a worker of which no mean is known is not called slow', () => {
  expect(concerns(workers([{ name: 'new', hashrate: 1, lastShareTime: seconds }]), madeAt)).toEqual([]);
});

const count = (path: string) => path.split('M').length - 1;

test('every worker is one cell, in the order of the names, few of them not larger than a tenth of the width', () => {
  const cells = workerCells(
    workers([
      { name: 'b-10', hashrate: 0 },
      { name: 'b-2', hashrate: 5, lastShareTime: seconds },
    ]),
  );
  expect([count(cells.paths.active), count(cells.paths.inactive), cells.hidden]).toEqual([1, 1, 0]);
  expect(cells.paths.active).toMatch(/^M0 0h/);
  expect([cells.width, cells.height]).toEqual([150, 15]);
});

test('a farm of ten thousand shows as many cells as can be seen, and says how many it does not', () => {
  const cells = workerCells(workers(Array.from({ length: 10_000 }, (_, index) => ({ name: `rig-${index}`, hashrate: 1 }))));
  expect(count(cells.paths.active)).toBe(1_500);
  expect(cells.hidden).toBe(8_500);
  expect(cells.width / cells.height).toBeGreaterThan(3);
});
