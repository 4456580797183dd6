import type { TFunction } from 'i18next';
import { groupThousands } from '#src/domain/decimal.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { ChainCut, PaperChain } from './chain.model.ts';

/** The words and formats that a chain's figures are written with. */
export interface FigureWriters {
  readonly t: TFunction<'daily-paper'>;
  readonly formats: ReturnType<typeof useFormats>;
}

/** One figure under its name; `part`, 0 to 1, where it is the part of a whole. */
export interface ChainFigure {
  readonly name: string;
  readonly value: string;
  readonly detail?: string | undefined;
  readonly part?: number | undefined;
}

/** What the page and its picture show of a chain, in their order. */
export function chainFigures(chain: PaperChain, { t, formats }: FigureWriters): readonly ChainFigure[] {
  const { coin, feeShare, hashPriceText, unit, cut } = chain;
  const { symbol } = coin;
  return [
    { name: t('chain.hashPrice'), value: formats.usd(chain.hashPriceUsd), detail: t('coinsPerUnit', { coins: hashPriceText, unit }) },
    {
      name: t('chain.reward'),
      value: coinsText(chain.reward, symbol),
      detail: t('chain.withFees', { coins: coinsText(chain.rewardWithFees, symbol) }),
    },
    { name: t('chain.feeShare'), value: feeShare === undefined ? '--' : formats.percent(feeShare), detail: t('chain.dayMean') },
    { name: t('chain.network'), value: chain.networkHashrate24h, detail: t('chain.week', { hashrate: chain.networkHashrate7d }) },
    // A chain whose difficulty follows every block has no period.
    ...(coin.retargetBlocks === null ? [] : [periodFigure(chain, { t, formats })]),
    ...(cut ? [cutFigure(cut, { t, formats })] : []),
  ];
}

function cutFigure({ atMs, blocksToGo, isHalving }: ChainCut, { t, formats }: FigureWriters): ChainFigure {
  return {
    name: isHalving ? t('chain.halving') : t('chain.cut'),
    value: atMs === undefined ? '--' : formats.beijingDate(atMs),
    detail: blocksToGo === undefined ? undefined : t('chain.blocksToGo', { blocks: formats.number(blocksToGo) }),
  };
}

function periodFigure({ period, blockTimeS }: PaperChain, { t, formats: { number, percent } }: FigureWriters): ChainFigure {
  const value = period ? t('chain.blocks', { done: number(period.done), all: number(period.all) }) : '--';
  const part = period && period.done / period.all;
  const blockTime = t('chain.blockTime', { time: blockTimeText(blockTimeS, t) });
  return { name: t('chain.period'), value, detail: part === undefined ? blockTime : `${percent(part)} · ${blockTime}`, part };
}

/** '3.15062 BTC', '--'. */
export const coinsText = (coins: number | undefined, symbol: string): string =>
  coins === undefined ? '--' : `${shortNumber(coins)} ${symbol}`;

/** Six significant digits and no noughts at the end: '3.125', '3.15062', '10,000'. */
const shortNumber = (value: number): string => groupThousands(String(Number(value.toPrecision(6))));

/** "9 min 56 s", "13.3 s", '--'. */
export function blockTimeText(seconds: number | undefined, t: TFunction<'daily-paper'>): string {
  if (seconds === undefined) return '--';
  if (seconds < 60) return t('chain.seconds', { seconds: seconds.toFixed(1) });
  const whole = Math.round(seconds);
  return t('chain.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}
