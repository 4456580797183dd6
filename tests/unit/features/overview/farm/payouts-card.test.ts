import { expect, it } from 'vitest';
import { payoutColumns } from '#src/features/overview/farm/payouts-card.tsx';
import { csvText } from '#src/domain/csv.ts';
import { tableCsv } from '#src/ui/data-table.tsx';
import { address, sampleFarm } from '../samples.ts';

const table = {
  id: { coin: 'ETH', address },
  payouts: sampleFarm().payouts ?? [],
  head: (column: string) => column,
  origin: 'Simulated data',
} as const;
const payoutsCsv = (of: Parameters<typeof payoutColumns>[0]) => tableCsv(payoutColumns(of), of.payouts);

it('payouts become rows of plain figures with the label of simulated ones; what looks like a formula is none', () => {
  expect(csvText(payoutsCsv(table)).split('\r\n')).toEqual([
    'time,amount,coin,address,txid,origin',
    `2026-11-19T04:40:00.000Z,2.3,ETH,${address},0xabc,Simulated data`,
    `2026-11-20T04:40:00.000Z,0.00000042,ETH,${address},'=1+1,Simulated data`,
    '',
  ]);
});

it('figures of a real pool carry no label', () => {
  expect(payoutsCsv({ ...table, origin: '' })[1]?.at(-1)).toBeNull();
});

it('what the pool does not tell of a payout is an empty cell, and what it tells of none is no column', () => {
  const untold = { time: 0, amount: null, txid: '' };
  const [head, row] = payoutsCsv({ ...table, payouts: [untold, { ...untold, txid: '0xabc' }], origin: '' });
  expect(head).toEqual(['time', 'amount', 'coin', 'address', 'txid', 'origin']);
  expect(row).toEqual(['1970-01-01T00:00:00.000Z', null, 'ETH', address, null, null]);
  expect(payoutsCsv({ ...table, payouts: [untold], origin: '' })).toEqual([
    ['time', 'amount', 'coin', 'address', 'origin'],
    ['1970-01-01T00:00:00.000Z', null, 'ETH', address, null],
  ]);
});
