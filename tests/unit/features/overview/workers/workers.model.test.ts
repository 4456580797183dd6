import { describe, expect, it } from 'vitest';
import { FIRST_SORT, nextWorkerSort, sortWorkers, workerLines, type WorkerSort } from '#src/features/overview/workers/worker-sort.model.ts';
import { findWorkers, groupWorkers, workerCounts, workerRows } from '#src/features/overview/workers/workers.model.ts';
import { madeAt, sampleFarm } from '../samples.ts';

const seconds = madeAt / 1000;
const rowsOf = (workers: readonly unknown[]) => workerRows(sampleFarm({ workers }), madeAt) ?? [];
const hall = rowsOf([
  { name: 'hall-b-10', hashrate: 5, hashrate24h: 6, lastShareTime: seconds - 5 },
  { name: 'hall-b-2', hashrate: 7, hashrate24h: 7, lastShareTime: seconds - 10 },
  { name: 'Shed 1', hashrate: null, lastShareTime: seconds - 57_600 },
  { name: '77', hashrate: 1, hashrate24h: 1, lastShareTime: seconds - 1 },
]);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('workers', () => {
  it('are inactive after ten minutes without a share, and stand first', () => {
    expect(sortWorkers(rowsOf(workersOf()), FIRST_SORT).map(({ name, state }) => [name, state])).toEqual([
      ['hall-02', 'inactive'],
      ['hall-01', 'active'],
      ['hall-03', 'active'],
    ]);
  });

  it('are as the response says, however old it is', () => {
    expect(workerCounts(sampleFarm(), madeAt)?.byState).toEqual({ active: 2, inactive: 1, unknown: 0 });
  });

  it('of a pool that has stopped are as they were seen when it was asked', () => {
    const stopped = sampleFarm({ askedTime: seconds + 172_800 });
    expect(workerCounts(stopped, madeAt)?.byState).toEqual({ active: 0, inactive: 3, unknown: 0 });
    expect(workerRows(stopped, madeAt)?.map(({ state }) => state)).toEqual(['inactive', 'inactive', 'inactive']);
  });

  it('without a time of share are judged by their hashrate, and without both not at all', () => {
    const rows = rowsOf([{ name: 'a', hashrate: 1 }, { name: 'b', hashrate: 0 }, { name: 'c' }]);
    expect(rows.map(({ state }) => state)).toEqual(['active', 'inactive', 'unknown']);
  });

  it('that the pool only counts are a number, and no workers at all are nothing', () => {
    const counted = sampleFarm({ workers: '12' });
    expect(workerRows(counted, madeAt)).toBeUndefined();
    expect(workerCounts(counted, madeAt)).toEqual({ total: 12, byState: undefined });
    expect(workerCounts(sampleFarm({ workers: undefined }), madeAt)).toBeUndefined();
  });
});

describe('sorting', () => {
  const sorted = (column: WorkerSort['column'], direction: WorkerSort['direction']) => names(sortWorkers(hall, { column, direction }));

  it('takes the numbers of names as numbers', () => {
    expect(sorted('name', 'ascending')).toEqual(['77', 'hall-b-2', 'hall-b-10', 'Shed 1']);
    expect(sorted('name', 'descending')).toEqual(['Shed 1', 'hall-b-10', 'hall-b-2', '77']);
    const rigs = rowsOf([{ name: 'rig-100' }, { name: 'rig-20' }, { name: 'Rig-3' }]);
    expect(names(sortWorkers(rigs, { column: 'name', direction: 'ascending' }))).toEqual(['Rig-3', 'rig-20', 'rig-100']);
  });

  it('leaves a worker without the figure last both ways', () => {
    expect(sorted('hashrate', 'descending')).toEqual(['hall-b-2', 'hall-b-10', '77', 'Shed 1']);
    expect(sorted('hashrate24h', 'ascending')).toEqual(['77', 'hall-b-10', 'hall-b-2', 'Shed 1']);
    expect(sorted('lastShare', 'ascending')[0]).toBe('Shed 1');
  });

  it('begins with the largest figures and the first names, and turns round at the next click', () => {
    const byHashrate = nextWorkerSort(FIRST_SORT, 'hashrate');
    expect(byHashrate).toEqual({ column: 'hashrate', direction: 'descending' });
    expect(nextWorkerSort(byHashrate, 'hashrate').direction).toBe('ascending');
    expect(nextWorkerSort(byHashrate, 'name')).toEqual({ column: 'name', direction: 'ascending' });
    expect(nextWorkerSort(byHashrate, 'state')).toEqual(FIRST_SORT);
    expect(sorted('lastShare', 'descending')).toEqual(['77', 'hall-b-10', 'hall-b-2', 'Shed 1']);
  });
});

describe('finding', () => {
  it('looks for a part of the name in any case, full-width too, and for a state', () => {
    expect(names(findWorkers(hall, { text: ' ＨＡＬＬ-b ', state: 'all' }))).toEqual(['hall-b-10', 'hall-b-2']);
    expect(names(findWorkers(hall, { text: '', state: 'inactive' }))).toEqual(['Shed 1']);
  });
});

describe('groups', () => {
  it('hold the workers whose names begin alike, with their figures together and none where one lacks it', () => {
    expect(
      groupWorkers(hall).map(({ name, workers, inactive, hashrate, hashrate24h }) => [
        name,
        workers.length,
        inactive,
        hashrate,
        hashrate24h,
      ]),
    ).toEqual([
      ['hall-b', 2, 0, 12, 13],
      ['Shed', 1, 1, null, null],
      ['', 1, 0, 1, 1],
    ]);
    for (const rows of [hall, hall.toReversed()]) {
      expect(groupWorkers(rows).find(({ name }) => name === 'hall-b')?.lastShareAtMs).toBe(madeAt - 5000);
    }
  });

  it('end before whatever joins a number to a name', () => {
    const rows = rowsOf(['a1', 'a-2', 'a_3', 'a.4', 'a 5', 'a:6', 'a#7', 'a/8', 'a - 9', 'a+10'].map((name) => ({ name })));
    expect(groupWorkers(rows).map(({ name, workers }) => [name, workers.length])).toEqual([
      ['a', 9],
      ['a+', 1],
    ]);
  });

  it('stand by their names as their workers do', () => {
    const halls = rowsOf(['hall-10-1', 'hall-2-1', 'Hall-1-1'].map((name) => ({ name })));
    expect(names(sortWorkers(groupWorkers(halls), { column: 'name', direction: 'ascending' }))).toEqual(['Hall-1', 'hall-2', 'hall-10']);
  });

  it('have the state of a worker that stands still, and none that no worker has', () => {
    const rows = rowsOf([{ name: 'a-1' }, { name: 'b-1', hashrate: 1 }, { name: 'b-2', hashrate: 0 }, { name: 'c-1', hashrate: 1 }]);
    expect(groupWorkers(rows).map(({ state }) => state)).toEqual(['unknown', 'inactive', 'active']);
  });

  it('stand as lines of their own, those with inactive workers first, over the workers of the open ones', () => {
    const lines = workerLines(hall, FIRST_SORT, new Set(['hall-b']));
    expect(lines.map((line) => (line.kind === 'group' ? line.group.name : line.row.name))).toEqual([
      'Shed',
      'hall-b',
      'hall-b-10',
      'hall-b-2',
      '',
    ]);
  });

  it('stand by the column that is asked for, and so do the workers in each', () => {
    const titles = (direction: WorkerSort['direction']) =>
      workerLines(hall, { column: 'hashrate', direction }, new Set(['hall-b'])).map((line) =>
        line.kind === 'group' ? line.group.name : line.row.name,
      );
    expect(titles('descending')).toEqual(['hall-b', 'hall-b-2', 'hall-b-10', '', 'Shed']);
    expect(titles('ascending')).toEqual(['', 'hall-b', 'hall-b-10', 'hall-b-2', 'Shed']);
  });
});

it('10,000 workers are read, sorted and grouped at once, names of digits and dashes alone too', () => {
  const figures = { hashrate: 1, hashrate24h: 1, lastShareTime: seconds };
  const workers = Array.from({ length: 10_000 }, (_, index) => ({ name: `${'-'.repeat(30)}${'1'.repeat(30)}x${index}`, ...figures }));
  const startedAt = process.cpuUsage();
  const rows = workerRows({ ...sampleFarm(), workers }, madeAt) ?? [];
  expect(workerLines(rows, { column: 'name', direction: 'descending' }, undefined)).toHaveLength(10_000);
  expect(groupWorkers(rows)).toHaveLength(1);
  // Processor time: the machine may be busy.
  expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(1_000);
});

function workersOf(): readonly unknown[] {
  const { workers } = sampleFarm();
  return Array.isArray(workers) ? workers : [];
}
