import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';

interface PriceCourse {
  prices: readonly number[];
  symbol: string;
  /** First and last day, in words. */
  from: string;
  to: string;
}

/** A price chart in one sentence, for those who cannot see it (decision H3). */
export function usePriceSummary({ prices, ...course }: PriceCourse): string {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  return t('chart.summary', {
    ...course,
    first: usd(prices[0]),
    last: usd(prices.at(-1)),
    lowest: usd(Math.min(...prices)),
    highest: usd(Math.max(...prices)),
  });
}
