import { type Algorithm, BTC_ID, type Coin, homeCoins } from '#src/domain/coins.ts';
import type { HashrateUnit } from '#src/domain/units.ts';
import * as z from 'zod/mini';
import { persistedAtom } from '#src/state/persisted-atom.ts';

/** What the calculator is for: it chooses the words, the coins and the machine it starts with. */
export type MachineKind = 'asic' | 'gpu';

/** A machine the fields start with. Hashrate in `unit`, power at the wall in watts, both as a field holds them. */
interface MachineExample {
  readonly name: string;
  readonly hashrate: string;
  readonly unit: HashrateUnit;
  readonly powerW: string;
  readonly count: string;
}

const rtx3070 = { name: 'RTX 3070', unit: 'MH/s', count: '6' } as const;
const one = { count: '1' } as const;

/** Stock figures of one common machine per algorithm; cards as tuned for it (facts asics.json, gpus.json). */
const examples: Readonly<Record<MachineKind, Partial<Record<string, MachineExample>>>> = {
  asic: {
    SHA256: { ...one, name: 'Antminer S21', hashrate: '200', unit: 'TH/s', powerW: '3500' },
    Scrypt: { ...one, name: 'Antminer L9', hashrate: '16', unit: 'GH/s', powerW: '3360' },
    Etchash: { ...one, name: 'Antminer E9', hashrate: '2.4', unit: 'GH/s', powerW: '1920' },
    kHeavyHash: { ...one, name: 'Antminer KS5 Pro', hashrate: '21', unit: 'TH/s', powerW: '3150' },
    Blake3: { ...one, name: 'Antminer AL1', hashrate: '15.6', unit: 'TH/s', powerW: '3510' },
  },
  gpu: {
    Etchash: { ...rtx3070, hashrate: '60', powerW: '130' },
    KawPow: { ...rtx3070, hashrate: '30', powerW: '150' },
    Octopus: { ...rtx3070, hashrate: '48', powerW: '125' },
    Autolykos2: { ...rtx3070, hashrate: '165', powerW: '110' },
  },
} satisfies Record<MachineKind, Partial<Record<Algorithm, MachineExample>>>;

/** A coin this kind of machine mines, with the machine its fields start with. */
export interface EarningsCoin {
  readonly coin: Coin;
  readonly example: MachineExample;
}

/** The coins of a calculator in the order of the coin table. */
export function earningsCoins(kind: MachineKind): readonly EarningsCoin[] {
  return homeCoins.flatMap((coin) => {
    const example = examples[kind][coin.algorithm];
    return example ? [{ coin, example }] : [];
  });
}

const fieldText = z.string().check(z.maxLength(16));

const inputsSchema = z.object({
  coinId: z.number(),
  hashrate: fieldText,
  powerW: fieldText,
  count: fieldText,
  /** Price of a kWh, one per currency: changing the currency must not change what electricity costs. */
  electricity: z.object({ CNY: fieldText, USD: fieldText }),
});

/** What stands in the fields of a calculator, as typed. */
export type EarningsInputs = z.infer<typeof inputsSchema>;

/** The fields as they stand when a coin is chosen: its example machine, the rest kept. */
export function inputsFor(kind: MachineKind, coinId: number, electricity: EarningsInputs['electricity']): EarningsInputs {
  const coins = earningsCoins(kind);
  const { coin, example } = coins.find((each) => each.coin.id === coinId) ?? coins[0] ?? {};
  return {
    coinId: coin?.id ?? coinId,
    hashrate: example?.hashrate ?? '',
    powerW: example?.powerW ?? '',
    count: example?.count ?? '1',
    electricity,
  };
}

const ETC_ID = 17;
const commonElectricity = { CNY: '0.45', USD: '0.06' };

/** The inputs of /tools persist (decision B13). */
export const earningsAtoms = {
  asic: persistedAtom({ key: 'tools.asic', schema: inputsSchema, initial: inputsFor('asic', BTC_ID, commonElectricity) }),
  gpu: persistedAtom({ key: 'tools.gpu', schema: inputsSchema, initial: inputsFor('gpu', ETC_ID, commonElectricity) }),
} as const;
