import { useTranslation } from 'react-i18next';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FarmFigure, FarmFigures } from '../farm-figures.tsx';

const words = ['hashrate', 'hashrate24h', 'workers', 'unpaid'] as const;

/** The figures' places while the pool is asked. */
export function FarmSkeleton() {
  const { t } = useTranslation(['overview', 'common']);
  const isSlow = useIsSlow(true);
  return (
    <div aria-busy="true">
      <FarmFigures label={t('overview:figures.label')}>
        {words.map((word) => (
          <FarmFigure key={word} word={t(`overview:figures.${word}`)}>
            <Skeleton width="10ch" />
          </FarmFigure>
        ))}
      </FarmFigures>
      <p role="status">{isSlow && t('common:stillLoading')}</p>
    </div>
  );
}
