import { useTranslation } from 'react-i18next';
import type { FigureSource } from '#src/domain/machines/figure-source.ts';
import { useFormats } from '#src/i18n/formats.ts';

/** Names where a machine's figures were read, and when: 'asicminervalue.com, April 2026'. */
export function useSourceWords(): (source: FigureSource) => string {
  const { t } = useTranslation('tools');
  const { sourceDate } = useFormats();
  return (source) =>
    t('figureSource.named', {
      source: 'site' in source ? source.site : t(`figureSource.${source.kind}`),
      date: sourceDate(source.date),
    });
}
