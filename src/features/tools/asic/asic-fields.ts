import { type Amount, currencyNamed } from '#src/domain/amount.ts';
import { BTC_ID, type Coin, homeCoins } from '#src/domain/coins.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { amountIn } from '#src/domain/hashrate-text.ts';
import { readNumber } from '#src/domain/number-text.ts';
import { FIGURE_LIMITS, HASHRATE_LIMITS, MARKET_LIMITS, PERCENT_LIMITS, WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { type ListedCoins, poolCoins } from '#src/parts/pool-coins.ts';
import { toolTypes } from '#src/parts/tools.ts';
import { numberField } from '#src/lib/link-codec.ts';
import type { HashrateUnit } from '#src/domain/units.ts';
import type { NamedMachine } from '../machine-search.ts';
import { anyText, toolFields, type ToolInputs } from '../tool-inputs.ts';
import { type AsicAlgorithm, machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { type Asic, asicAlgorithms, asicOf, asics } from '#src/domain/machines/asics.ts';

const FIRST_MODEL = 'Antminer S21 200T';

/** What stands in the fields, what it starts with, and what it may be. Empty price, difficulty and fee are the pool's. */
export const asicForm = {
  /** One of the list; '' for figures of one's own. */
  model: anyText(FIRST_MODEL),
  coin: anyText(String(BTC_ID)),
  /** Of one machine, in the unit of the algorithm. */
  hashrate: numberField(HASHRATE_LIMITS, '200'),
  /** Of one machine at the wall. */
  power: numberField(FIGURE_LIMITS, '3500'),
  count: numberField(WHOLE_LIMITS, '1'),
  /** USD of one coin. */
  price: numberField(MARKET_LIMITS),
  /** In the scale of the coin: T for BTC. */
  difficulty: numberField(MARKET_LIMITS),
  /** Percent. */
  fee: numberField(PERCENT_LIMITS),
  /** Price of one machine, in `costIn`: a currency of its own. Empty where older builds kept a price without one, which is asked for. */
  cost: numberField(FIGURE_LIMITS),
  costIn: anyText(),
  span: anyText('now'),
  /** Models beside each other, joined by commas. */
  compare: anyText('Antminer S19 XP 140T,Antminer S21 200T,Antminer S21 XP 270T'),
};

/** What stands in the fields, as typed. */
export type AsicField = keyof typeof asicForm;
export type AsicInputsOf = ToolInputs<AsicField>;

/** The fields of the ASIC calculator; its link has the same names. */
export const asicFields = toolFields<AsicField>({
  type: toolTypes.asic,
  key: 'tools.asic2',
  fields: asicForm,
  complete: (said, initial) => {
    // A link that names a model alone means its figures and a coin that it mines; one that names a coin alone means a machine that mines it.
    const { model, coin = initial.coin } = said;
    const start = model === undefined ? withCoin(initial, coin) : withModel({ ...initial, coin }, model);
    const isOwn = model === undefined ? said.hashrate !== undefined || said.power !== undefined : !asicOf(model);
    // A currency without a price was not chosen: older builds kept one.
    return { ...start, ...said, coin: start.coin, ...(isOwn && { model: '' }), ...(!said.cost && { costIn: '' }) };
  },
});

/** The ASIC algorithm of a coin; undefined for one that cards mine. */
export function asicAlgorithmOf({ algorithm }: Coin): AsicAlgorithm | undefined {
  return asicAlgorithms.find((each) => each === algorithm);
}

/** The coins that such machines mine, in the order of the coin table. */
export const asicCoins: readonly Coin[] = homeCoins.filter((coin) => asicAlgorithmOf(coin) !== undefined);

/** Those of them that a pool has (`poolCoins` says which, while its list is not known). */
export function minedAsicCoins(list: ListedCoins): readonly Coin[] {
  const ofPool = poolCoins(list);
  return asicCoins.filter((coin) => ofPool.includes(coin));
}

/** The coin of the fields; BTC for one that no such machine mines. */
export function coinOf(inputs: AsicInputsOf): Coin | undefined {
  return asicCoins.find(({ id }) => String(id) === inputs.coin) ?? asicCoins.find(({ id }) => id === BTC_ID);
}

/** The coin of these that a machine is reckoned with: the chosen one where it mines that, else BTC or the first of its algorithm. */
export function coinForAsic({ algorithm }: Asic, inputs: AsicInputsOf, mined = asicCoins): Coin | undefined {
  const chosen = coinOf(inputs);
  const fitting = mined.filter((coin) => coin.algorithm === algorithm);
  return [chosen, fitting.find(({ id }) => id === BTC_ID), fitting[0]].find((coin) => coin && fitting.includes(coin));
}

const poolsOwn = { price: '', difficulty: '', fee: '' } as const;

/** The fields with this machine: its figures, and a coin that it mines. What was set for another coin goes. */
export function withModel(inputs: AsicInputsOf, model: string, mined = asicCoins): AsicInputsOf {
  const asic = asicOf(model);
  const coin = asic && coinForAsic(asic, inputs, mined);
  if (!asic || !coin) return inputs;
  const isSame = String(coin.id) === inputs.coin;
  return {
    ...inputs,
    ...(!isSame && poolsOwn),
    model,
    coin: String(coin.id),
    hashrate: String(asic.hashrate),
    power: String(asic.powerW),
  };
}

/** The fields with a machine that a text named, and with the H/s that the text named beside it. */
export function withNamed(inputs: AsicInputsOf, { model, hashrateHs }: NamedMachine, mined = asicCoins): AsicInputsOf {
  if (model === '') return { ...inputs, model };
  const next = withModel(inputs, model, mined);
  const coin = coinOf(next);
  const hashrate = coin && hashrateIn(hashrateHs, unitOf(coin));
  return hashrate === undefined ? next : { ...next, hashrate };
}

/** H/s that a text named in the unit of a field, as its digits hold it; undefined for none, and for one beyond them. */
export function hashrateIn(hashrateHs: string | undefined, unit: HashrateUnit): string | undefined {
  const amount = hashrateHs && roundAndTrim(Number(amountIn({ amount: hashrateHs, unit: 'H/s' }, unit)), HASHRATE_LIMITS.decimals);
  return Number(amount) > 0 ? readNumber(amount ?? '', HASHRATE_LIMITS) : undefined;
}

const examples: Readonly<Record<AsicAlgorithm, string>> = {
  SHA256: FIRST_MODEL,
  Scrypt: 'Antminer L9 16G',
  Etchash: 'Antminer E9 Pro 3.68G',
  kHeavyHash: 'Antminer KS5 Pro 21T',
  Blake3: 'AL3 15T',
};

/** The fields with this coin; a machine of another algorithm gives way to one that mines it. */
export function withCoin(inputs: AsicInputsOf, id: string): AsicInputsOf {
  const before = coinOf(inputs)?.algorithm;
  const next = { ...inputs, ...poolsOwn, coin: id };
  const coin = coinOf(next);
  const algorithm = coin && asicAlgorithmOf(coin);
  if (!algorithm || algorithm === before) return next;
  return withModel(next, examples[algorithm]);
}

/** The fields with a coin of a pool's: their own, else another that the machine mines, else the first with a machine for it. */
export function withCoinOf(mined: readonly Coin[], inputs: AsicInputsOf): AsicInputsOf {
  const coin = coinOf(inputs);
  if (!coin || mined.includes(coin)) return inputs;
  const next = mined.find(({ algorithm }) => algorithm === coin.algorithm) ?? mined[0];
  return next ? withCoin(inputs, String(next.id)) : inputs;
}

/** The unit of the hashrate field. */
export function unitOf(coin: Coin): HashrateUnit {
  const algorithm = asicAlgorithmOf(coin);
  return algorithm ? machineUnits[algorithm] : coin.unit;
}

/** The price of one machine. */
export function machinePrice({ cost, costIn }: Pick<AsicInputsOf, 'cost' | 'costIn'>): Amount {
  return { text: cost, currency: currencyNamed(costIn) };
}

/** So many machines stand beside each other. */
export const MOST_COMPARED = 4;

/** The machines beside each other that mine one of these coins, four at most; where none of them does, three that mine the coin of the fields. */
export function comparedAsics(inputs: AsicInputsOf, mined = asicCoins): readonly Asic[] {
  const named = [...new Set(inputs.compare.split(','))].flatMap((model) => asicOf(model) ?? []);
  const found = named.filter(({ algorithm }) => mined.some((coin) => coin.algorithm === algorithm));
  if (named.length === 0 || found.length > 0) return found.slice(0, MOST_COMPARED);
  return asics.filter(({ algorithm }) => algorithm === coinOf(inputs)?.algorithm).slice(0, MOST_COMPARED - 1);
}
