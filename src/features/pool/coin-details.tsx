import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { CoinDetailsList } from './coin-details-list.tsx';
import { coinDetails } from './coin-details.model.ts';
import styles from './coin-panel.module.css';
import rowStyles from './coin-row-more.module.css';
import type { OpenCoin } from './use-open-coin.ts';

interface CoinDetailsProps {
  coin: Coin;
  record: PoolCoin | undefined;
  open: OpenCoin;
}

/** Coins with a rule of payment of their own (spec 9). */
const ownRules = ['ETH', 'ETC', 'LTC'] as const;

/** The list beside the chart, and the rules of payment that are no figures. */
export function CoinDetails({ coin, record, open: { info, answer, hasFailed, isFetching, isLoading, ask } }: CoinDetailsProps) {
  const { t } = useTranslation(['coin-row', 'common']);
  const { percent } = useFormats();
  const ownRule = ownRules.find((symbol) => symbol === coin.symbol);
  const note = t('details.note');
  return (
    <section aria-label={t('details.title', { coin: coin.symbol })}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('details.title', { coin: coin.symbol })}</h3>
        <FigureAge of={answer} isWarning hasLabel={false} />
        {hasFailed && (
          <span className={rowStyles.failure} role="status">
            {t('details.failed')}
            <Button variant="line" size="sm" isBusy={isFetching} onClick={ask}>
              {t('common:retry')}
            </Button>
          </span>
        )}
      </div>
      <CoinDetailsList details={coinDetails({ coin, record, info, madeAtMs: answer?.madeAt, percent })} isLoading={isLoading} />
      <p className={rowStyles.note}>{ownRule ? t('details.noteAndRule', { note, rule: t(`details.rule.${ownRule}`) }) : note}</p>
    </section>
  );
}
