import { farm as farmSchema, type Farm } from '#src/contracts/anonymous.ts';
import type { FarmSnapshot } from '#src/features/overview/farms.atoms.ts';

export const address = '0xcB60a7D502962A206e698025C2545219E6f34915';
export const other = '0x52908400098527886E0F7030069857D2E4169EE7';
export const madeAt = Date.UTC(2026, 10, 21, 4, 40);
const seconds = madeAt / 1000;

/** A farm as a pool may answer it, figures partly as text. */
export const sampleFarm = (changes: Record<string, unknown> = {}): Farm =>
  farmSchema.parse({
    hashrate: '41262.5',
    hashrateUnit: 'MH/s',
    hashrate24h: 51_960,
    curve: [
      { dataTime: seconds - 3600, hashrate: 52_000 },
      { dataTime: seconds - 7200, hashrate: 50_000 },
    ],
    workers: [
      { name: 'hall-01', hashrate: 3610, lastShareTime: seconds - 30 },
      { name: 'hall-02', hashrate: 0, lastShareTime: seconds - 601 },
      { name: 'hall-03', hashrate: 3500, lastShareTime: seconds - 600 },
    ],
    unpaid: 2.34,
    payouts: [
      { time: seconds - 172_800, amount: 2.3, txid: '0xabc' },
      { time: seconds - 86_400, amount: 0.000_000_42, txid: '=1+1' },
    ],
    ...changes,
  });

export const snapshotOf = (data: Farm | null = sampleFarm(), changes: Partial<FarmSnapshot> = {}): FarmSnapshot => ({
  data,
  madeAt,
  isSimulated: true,
  ...changes,
});
