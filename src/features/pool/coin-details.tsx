import { useAnswer } from '#src/state/use-answer.ts';
import { useTranslation } from 'react-i18next';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerAge } from './answer-age.tsx';
import { CoinDetailsList } from './coin-details-list.tsx';
import { coinDetails } from './coin-details.model.ts';
import { openCoinInfoQuery } from './coin-info.query.ts';
import styles from './coin-panel.module.css';

interface CoinDetailsProps {
  coin: Coin;
  record: PoolCoin | undefined;
  /** What the table already knows, until the row's own answer is here. */
  knownInfo: PoolCoinInfo | undefined;
}

/** The list beside the chart; opening a row asks for its coin anew (spec 4). */
export function CoinDetails({ coin, record, knownInfo }: CoinDetailsProps) {
  const { t } = useTranslation(['pool', 'common']);
  const { percent } = useFormats();
  const answer = useAnswer(openCoinInfoQuery(coin.id));
  const info = answer.data?.data.find((row) => row.coinType === coin.id) ?? knownInfo;
  return (
    <section className={styles.details} aria-label={t('details.title', { coin: coin.symbol })}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('details.title', { coin: coin.symbol })}</h3>
        {answer.data && !answer.isError && <AnswerAge answer={answer.data} hasOrigin={false} />}
        {answer.isError && (
          <span className={styles.failure} role="status">
            {t('details.failed')}
            <Button variant="line" size="sm" isBusy={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('common:retry')}
            </Button>
          </span>
        )}
      </div>
      <CoinDetailsList details={coinDetails({ coin, record, info, percent })} isLoading={answer.isPending} />
    </section>
  );
}
