import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import type { DagQuestion, DagSizes } from './dag.model.ts';

/** Of which coin, and of when, a size is. */
export function useSizeText({ symbol, text }: DagQuestion, sizes: DagSizes | undefined): string {
  const { t } = useTranslation('tools');
  const { beijingDate } = useFormats();
  if (sizes?.kind === 'day') return t('dag.size.day', { coin: symbol, day: beijingDate(Date.parse(`${text}T00:00:00Z`)) });
  return t(`dag.size.${sizes?.kind ?? 'chosen'}`, { coin: symbol });
}

/** What the height of now stands on: the pool's block, or one known of old; undefined where no height is known. */
export function useSourceText({ symbol, clock }: DagQuestion): string | undefined {
  const { t } = useTranslation('tools');
  const { number, beijingDate } = useFormats();
  if (!clock) return undefined;
  const { anchor, blockTimeS, isSeen, spread } = clock;
  return t(isSeen ? 'dag.source.seen' : 'dag.source.extrapolated', {
    coin: symbol,
    height: number(anchor.height),
    day: beijingDate(anchor.atMs),
    seconds: number(blockTimeS, Number.isInteger(blockTimeS) ? 0 : blockTimeS < 10 ? 3 : 1),
    spread: `±${number(spread * 100)}%`,
  });
}
