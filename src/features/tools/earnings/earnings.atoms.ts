import * as z from 'zod/mini';
import { BTC_ID } from '#src/domain/coins.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { earningsCoins, type MachineKind } from './machine-examples.ts';

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
