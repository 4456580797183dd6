import { BTC_ID, type Coin } from '#src/domain/coins.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { asicOf } from '#src/domain/machines/asics.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import type { ListedCoins } from '#src/parts/pool-coins.ts';
import type { FleetKind, FleetRow } from '#src/state/fleet.ts';
import { asicAlgorithmOf, asicFields, type AsicInputsOf, coinForAsic, coinOf, hashrateIn, minedAsicCoins } from '../asic/asic-fields.ts';
import { gpuCoins, minedGpuCoins } from '../gpu/gpu-fields.ts';
import type { NamedMachine } from '../machine-search.ts';

/** An empty row with a coin of this pool. */
export function freshRow(kind: FleetKind, list?: ListedCoins): FleetRow {
  const mined = rowCoins({ kind, model: '' }, list).map(({ id }) => id);
  const coinId = kind === 'asic' && mined.includes(BTC_ID) ? BTC_ID : (mined[0] ?? BTC_ID);
  return { id: 0, kind, model: '', coinId, count: '1', hashrate: '', power: '', psu: kind === 'gpu' ? '92' : '' };
}

/** The machines of the ASIC calculator as a row; undefined where they are none. */
export function asicRow(inputs: AsicInputsOf): FleetRow | undefined {
  const { model, count, hashrate, power } = inputs;
  const row: FleetRow = { ...freshRow('asic'), model, coinId: coinOf(inputs)?.id ?? BTC_ID, count, hashrate, power };
  return Object.values(missingOf(row)).some(Boolean) ? undefined : row;
}

/** The coins of this pool that a row may mine: those of its model, else all of its kind. */
export function rowCoins({ kind, model }: Pick<FleetRow, 'kind' | 'model'>, list?: ListedCoins): readonly Coin[] {
  const asic = kind === 'asic' ? asicOf(model) : undefined;
  const asicCoins = minedAsicCoins(list);
  if (kind === 'asic') return asic ? asicCoins.filter((coin) => asicAlgorithmOf(coin) === asic.algorithm) : asicCoins;
  const gpu = gpuOf(model);
  const cardCoins = minedGpuCoins(list);
  const mined = cardCoins.filter(({ algorithm }) => gpu?.figures[algorithm]);
  return (mined.length > 0 ? mined : cardCoins).map(({ coin }) => coin);
}

/**
 * A row with a model of the list: its figures, the hashrate of an ASIC being the one that its name was pasted with, and a coin that it mines; for
 * a card the one that pays best, where that is known. A machine that is not listed keeps the figures.
 */
export function withRowModel(
  row: FleetRow,
  { model, hashrateHs }: NamedMachine,
  { bestCoinId, list }: { bestCoinId?: number | undefined; list?: ListedCoins } = {},
): FleetRow {
  if (model === '') return { ...row, model };
  if (row.kind === 'gpu') return withRowCoin({ ...row, model }, bestCoinId ?? rowCoins({ kind: 'gpu', model }, list)[0]?.id ?? row.coinId);
  const asic = asicOf(model);
  const coin = asic && coinForAsic(asic, { ...asicFields.initial, coin: String(row.coinId) }, minedAsicCoins(list));
  if (!asic || !coin) return row;
  const hashrate = hashrateIn(hashrateHs, machineUnits[asic.algorithm]) ?? String(asic.hashrate);
  return { ...row, model, coinId: coin.id, hashrate, power: String(asic.powerW) };
}

/** A row with another coin; a listed card has other figures with it. */
export function withRowCoin(row: FleetRow, coinId: number): FleetRow {
  const algorithm = gpuCoins.find(({ coin }) => coin.id === coinId)?.algorithm;
  const figures = row.kind === 'gpu' && algorithm ? gpuOf(row.model)?.figures[algorithm] : undefined;
  const own = figures && { hashrate: String(figures.hashrate), power: figures.powerW === undefined ? '' : String(figures.powerW) };
  return { ...row, coinId, ...own };
}

/** What a row still needs to be counted with. */
export function missingOf({ count, hashrate, power, psu, kind }: FleetRow) {
  const isPositive = (text: string) => Number(text) > 0;
  return {
    count: !isPositive(count),
    hashrate: !isPositive(hashrate),
    power: power === '',
    psu: kind === 'gpu' && psu !== '' && !isPositive(psu),
  };
}
