import { expect, test } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';

const rows = Object.values(endpointTable);

test('a stored response may serve what is public and the same for everybody, nothing else', () => {
  const stored = rows.filter(({ cache }) => cache === 'swr');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ needsSession, group }) => needsSession || !['market', 'content', 'site'].includes(group))).toEqual([]);
});

test('tips, by which a page tells whether the pool is there, always goes to the network', () => {
  expect(endpointTable.tips.cache).toBe('never');
});
