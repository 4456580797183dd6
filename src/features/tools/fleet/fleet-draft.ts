import { BTC_ID, type Coin } from '#src/domain/coins.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { asicOf } from '#src/domain/machines/asics.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import type { FleetKind, FleetRow } from '#src/state/fleet.ts';
import { asicAlgorithmOf, asicCoins, asicFields, type AsicInputsOf, coinForAsic, coinOf, hashrateIn } from '../asic/asic-fields.ts';
import { gpuCoins } from '../gpu/gpu-fields.ts';
import type { NamedMachine } from '../machine-search.ts';

/** An empty row. */
export function freshRow(kind: FleetKind): FleetRow {
  const coinId = kind === 'asic' ? BTC_ID : (gpuCoins[0]?.coin.id ?? BTC_ID);
  return { id: 0, kind, model: '', coinId, count: '1', hashrate: '', power: '', psu: kind === 'gpu' ? '92' : '' };
}

/** The machines of the ASIC calculator as a row; undefined where they are none. */
export function asicRow(inputs: AsicInputsOf): FleetRow | undefined {
  const { model, count, hashrate, power } = inputs;
  const row: FleetRow = { ...freshRow('asic'), model, coinId: coinOf(inputs)?.id ?? BTC_ID, count, hashrate, power };
  return Object.values(missingOf(row)).some(Boolean) ? undefined : row;
}

/** The coins that a row may mine: those of its model, else all of its kind. */
export function rowCoins({ kind, model }: Pick<FleetRow, 'kind' | 'model'>): readonly Coin[] {
  const asic = kind === 'asic' ? asicOf(model) : undefined;
  if (kind === 'asic') return asic ? asicCoins.filter((coin) => asicAlgorithmOf(coin) === asic.algorithm) : asicCoins;
  const gpu = gpuOf(model);
  const mined = gpuCoins.filter(({ algorithm }) => gpu?.figures[algorithm]);
  return (mined.length > 0 ? mined : gpuCoins).map(({ coin }) => coin);
}

/**
 * A row with a model of the list: its figures, the hashrate of an ASIC being the one that its name was pasted with, and a coin that it mines; for
 * a card the one that pays best, where that is known. A machine that is not listed keeps the figures.
 */
export function withRowModel(row: FleetRow, { model, hashrateHs }: NamedMachine, bestCoinId: number | undefined): FleetRow {
  if (model === '') return { ...row, model };
  if (row.kind === 'gpu') return withRowCoin({ ...row, model }, bestCoinId ?? rowCoins({ kind: 'gpu', model })[0]?.id ?? row.coinId);
  const asic = asicOf(model);
  const coin = asic && coinForAsic(asic, { ...asicFields.initial, coin: String(row.coinId) });
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
