import { expect, it } from 'vitest';
import { csvText } from '#src/domain/csv.ts';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { fleetColumns } from '#src/features/tools/fleet/fleet-columns.tsx';
import { fleetCsv } from '#src/features/tools/fleet/fleet-csv.ts';
import { fleetLines, fleetSums } from '#src/features/tools/fleet/fleet.model.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { type FleetRow, noRules } from '#src/state/fleet.ts';
import { poolCoin } from '../../pool-coin.ts';
import { cards, fleetOf, m50s, s19j } from './fleet-rows.ts';

const list = [poolCoin({ dayIncome: 1e-6, dayIncomeMoney: 0.294, priceUsa: 42_000, difficulty: 150e12 })];
const night = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? 0.35 : 0.62));
const electricity: Electricity = { currency: 'CNY', hours: { weekday: night, weekend: night }, dated: [], isFlat: false };
const nowMs = new Date(2026, 10, 25, 12, 5).getTime();
const t = ((key: string) => key) as never;

function fileOf(rows: readonly FleetRow[], rules = noRules): readonly string[] {
  const lines = fleetLines({ fleet: fleetOf(rows, rules), list, electricity, nowMs });
  const columns = fleetColumns({ t, formats: makeFormats('en'), currency: 'CNY', sums: fleetSums(lines) });
  return csvText(fleetCsv({ columns, lines, rules }, t)).split('\r\n');
}

it('the fleet as a file: what was ruled, each row, and their sum', () => {
  const head =
    'columns.machines,csv.coin,csv.count,columns.hashrate,csv.unit,columns.power (W),columns.income (CNY),columns.breakEven (CNY),columns.runs,columns.net (CNY),facts.tomorrow (CNY)';
  const first = 'Antminer S19j Pro 100T,BTC,40,4000,TH/s,122000,1176,0.401639344262,22:00–08:00,63,63';
  const second = 'Whatsminer M50S 126T,BTC,12,1512,TH/s,39312,444.528,0.471153846154,22:00–08:00,47.628,47.628';
  expect(fileOf([])).toEqual(['']);
  expect(fileOf([s19j, m50s])).toEqual(['', 'title', head, first, second, 'sum,,,,,161312,1620.528,,,110.628,110.628', '']);
  expect(fileOf([s19j])).toEqual(['', 'title', head, first, 'sum,,,,,122000,1176,,,63,63', '']);
  // The pool's list does not have the coin of the cards.
  expect(fileOf([s19j, cards], { ...noRules, mostPrice: '0.5', mostPriceIn: 'CNY' })).toEqual([
    '',
    'title',
    'rules.mostPrice,0.5,CNY/kWh',
    head,
    first,
    'RTX 3070,ETC,6,360,MH/s,847.826086957,,,--,,',
    'sum,,,,,122847.826087,,,,,',
    '',
  ]);
});
