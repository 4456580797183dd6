import { useTranslation } from 'react-i18next';
import { clockText, paymentTimes } from '#src/domain/schedule.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './kiosk/coin-tape.module.css';
import { listedCoins } from './coin-row.model.ts';
import { useCoinInfos } from './use-coin-rows.ts';

/** Coins that a kiosk has room for in one line; one that is paid in another coin has no price of its own. */
const COINS = 4;

/** The prices along the foot of a kiosk. */
export function CoinTape() {
  const { usd } = useFormats();
  const amount = useAmount();
  const records = useApiQuery(coinListQuery()).data?.data ?? [];
  const rows = listedCoins(records).filter(({ coin }) => coin.incomeSymbol === coin.symbol);
  const infos = useCoinInfos(rows);
  return (
    <ul className={styles.tape}>
      {rows.slice(0, COINS).map(({ coin, record }) => (
        <li key={coin.id}>
          <b>{coin.symbol}</b> <Figure value={amount(usd(record.priceUsa))} />{' '}
          <RatioChange ratio={infos.get(coin.id)?.priceIncrRatio ?? null} />
        </li>
      ))}
    </ul>
  );
}

/** When the pool pays its first coin, in words; '' where it does not say. */
export function usePayoutTimes(): string {
  const { t } = useTranslation('kiosk');
  const [first] = listedCoins(useApiQuery(coinListQuery()).data?.data ?? []);
  const times = first && paymentTimes(first.record.paymentTime);
  if (!times) return '';
  const from = clockText(times.opensMin);
  return times.closesMin === null ? t('payoutAt', { time: from }) : t('payouts', { from, to: clockText(times.closesMin) });
}
