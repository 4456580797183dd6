import { type Coin, homeCoins } from '#src/domain/coins.ts';
import { FIGURE_LIMITS, HASHRATE_LIMITS, MARKET_LIMITS, PERCENT_LIMITS, WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { type ListedCoins, poolCoins } from '#src/parts/pool-coins.ts';
import { toolTypes } from '#src/parts/tools.ts';
import { numberField } from '#src/lib/link-codec.ts';
import { anyText, toolFields, type ToolInputs } from '../tool-inputs.ts';
import { type ClockType, clockTypes } from '#src/domain/machines/gpu-clocks.ts';
import type { GpuAlgorithm } from '#src/domain/machines/gpu-catalogue.ts';
import { gpuAlgorithms } from '#src/domain/machines/gpus.ts';

/** The fields that hold a kind of cards each; those of a shorter rig are empty. */
const cardFields = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6'] as const;
export const MOST_CARD_LINES = cardFields.length;

/** Of one kind of cards; most are ten or so, and the field takes a farm's. */
export const lineForm = { count: numberField(WHOLE_LIMITS), hashrate: numberField(HASHRATE_LIMITS), power: numberField(FIGURE_LIMITS) };

/** What stands in the fields, what it starts with, and what it may be. */
export const gpuForm = {
  /** Model, count, clock type and own figures, as `lineText` writes them. */
  card1: anyText('RTX 3070*6*medium'),
  card2: anyText(),
  card3: anyText(),
  card4: anyText(),
  card5: anyText(),
  card6: anyText(),
  /** Id of the coin whose details are shown. */
  coin: anyText('17'),
  /** USD of one such coin; empty is the pool's. */
  price: numberField(MARKET_LIMITS),
  /** Watts. */
  board: numberField(FIGURE_LIMITS, '60'),
  fans: numberField(FIGURE_LIMITS, '30'),
  /** Percent. */
  psu: numberField(PERCENT_LIMITS, '92'),
  span: anyText('now'),
};

/** The fields of the GPU calculator; its link has the same names. */
export const gpuFields = toolFields<GpuField>({ type: toolTypes.gpu, key: 'tools.gpu2', fields: gpuForm });

/** What stands in the fields, as typed. */
export type GpuField = keyof typeof gpuForm;
export type GpuInputs = ToolInputs<GpuField>;

/** Figures of one's own for a card and an algorithm, as typed; empty ones are the list's. */
export interface OwnFigures {
  readonly hashrate: string;
  readonly power: string;
}

/** Cards of one kind in the rig. */
export interface CardLine {
  /** One of the list, or '' for another card. */
  readonly model: string;
  readonly count: string;
  readonly clock: ClockType;
  readonly own: Readonly<Partial<Record<GpuAlgorithm, OwnFigures>>>;
}

/** What a line is without figures of its own for an algorithm. */
export const noOwnFigures: OwnFigures = { hashrate: '', power: '' };

/** A kind of cards as one text: 'RTX 3070*6*medium*Etchash:61:120,KawPow:30:'. */
function lineText({ model, count, clock, own }: CardLine): string {
  const figures = gpuAlgorithms.flatMap((algorithm) => {
    const { hashrate, power } = own[algorithm] ?? noOwnFigures;
    return hashrate === '' && power === '' ? [] : [`${algorithm}:${hashrate}:${power}`];
  });
  return [model, count, clock, ...(figures.length > 0 ? [figures.join(',')] : [])].join('*');
}

function lineOf(text: string): CardLine {
  const [model = '', count = '', clock, figures = ''] = text.split('*');
  const own: Partial<Record<GpuAlgorithm, OwnFigures>> = {};
  for (const entry of figures.split(',')) {
    const [name, hashrate = '', power = ''] = entry.split(':');
    const algorithm = gpuAlgorithms.find((each) => each === name);
    if (algorithm) own[algorithm] = { hashrate: lineForm.hashrate.read(hashrate) ?? '', power: lineForm.power.read(power) ?? '' };
  }
  return {
    model,
    count: lineForm.count.read(count) ?? '',
    clock: clockTypes.find((each) => each === clock) ?? 'medium',
    own,
  };
}

/** The kinds of cards in the rig, in their order. */
export function linesOf(inputs: GpuInputs): readonly CardLine[] {
  return cardFields.flatMap((field) => (inputs[field] === '' ? [] : [lineOf(inputs[field])]));
}

/** The fields with these kinds of cards, six at most. */
export function withLines(inputs: GpuInputs, lines: readonly CardLine[]): GpuInputs {
  const next = { ...inputs };
  cardFields.forEach((field, index) => {
    const line = lines[index];
    next[field] = line ? lineText(line) : '';
  });
  return next;
}

/** The fields with one kind of cards changed. */
export function withLine(inputs: GpuInputs, at: number, changes: Partial<CardLine>): GpuInputs {
  return withLines(
    inputs,
    linesOf(inputs).map((line, index) => (index === at ? { ...line, ...changes } : line)),
  );
}

/** The fields with a figure of one's own for one kind of cards, by the algorithm of the chosen coin. */
export function withOwnFigure(inputs: GpuInputs, at: number, figure: Partial<OwnFigures>): GpuInputs {
  const line = linesOf(inputs)[at];
  const algorithm = gpuCoinOf(inputs)?.algorithm;
  if (!line || !algorithm) return inputs;
  return withLine(inputs, at, { own: { ...line.own, [algorithm]: { ...(line.own[algorithm] ?? noOwnFigures), ...figure } } });
}

/** The algorithm by which cards mine a coin; undefined for one that they do not. */
function gpuAlgorithmOf({ algorithm }: Coin): GpuAlgorithm | undefined {
  return gpuAlgorithms.find((each) => each === algorithm);
}

/** A coin that cards mine. */
export interface GpuCoin {
  readonly coin: Coin;
  readonly algorithm: GpuAlgorithm;
}

/** The coins that cards mine, in the order of the coin table. */
export const gpuCoins: readonly GpuCoin[] = homeCoins.flatMap((coin) => {
  const algorithm = gpuAlgorithmOf(coin);
  return algorithm ? [{ coin, algorithm }] : [];
});

/** Those of them that a pool has (`poolCoins` says which, while its list is not known). */
export function minedGpuCoins(list: ListedCoins): readonly GpuCoin[] {
  const ofPool = poolCoins(list);
  return gpuCoins.filter(({ coin }) => ofPool.includes(coin));
}

/** The fields with a coin of these: their own, else the first. What was set for another coin goes. */
export function withGpuCoinOf(mined: readonly GpuCoin[], inputs: GpuInputs): GpuInputs {
  const [first] = mined;
  const isThere = mined.some(({ coin }) => coin === gpuCoinOf(inputs)?.coin);
  return isThere || !first ? inputs : { ...inputs, coin: String(first.coin.id), price: '' };
}

/** The coin of the fields; the first of the list for one that cards do not mine. */
export function gpuCoinOf(inputs: GpuInputs): GpuCoin | undefined {
  return gpuCoins.find(({ coin }) => String(coin.id) === inputs.coin) ?? gpuCoins[0];
}
