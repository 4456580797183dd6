import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { nextPaymentWindow, PAYMENT_CLOSES_HOUR, PAYMENT_OPENS_HOUR, paymentState } from '#src/domain/schedule.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { OtherMinimums, useMinimum } from './minimums.tsx';
import styles from './payouts.module.css';
import frame from './wallet-page.module.css';

/** When the pool pays, and from which balance on (spec 9). */
export function PayoutSchedule() {
  const { t } = useTranslation('wallet');
  return (
    <section id="payouts" className={frame.section} aria-labelledby="payouts-title">
      <div className={layout.stack}>
        <h2 id="payouts-title" className={typography.h3}>
          {t('payouts.title')}
        </h2>
        <p className={typography.body}>{t('payouts.lede')}</p>
      </div>
      <div className={styles.content}>
        <PayoutWindow />
        <PayoutTable />
        <OtherMinimums ruled={payoutRows.map(({ coin }) => coin.id)} />
        <p className={typography.small}>
          {/* The blank before the link is the sentence's own: Chinese has none. */}
          {t('payouts.others')}
          <Link className={typography.link} to="/" hash="pool-coins">
            {t('payouts.table')}
          </Link>
        </p>
      </div>
    </section>
  );
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The daily window in Beijing's time and in the visitor's (decision B16), and where today stands. */
function PayoutWindow() {
  const { t } = useTranslation('wallet');
  return (
    <dl className={styles.window}>
      <div>
        <dt>{t('payouts.beijing')}</dt>
        <dd>{`${hourText(PAYMENT_OPENS_HOUR)}–${hourText(PAYMENT_CLOSES_HOUR)}`}</dd>
      </div>
      <Here />
    </dl>
  );
}

/** Zone and clock are the visitor's: the prerendered page has placeholders of the final size. */
function Here() {
  const { t } = useTranslation('wallet');
  const { time } = useFormats();
  useMinute();
  const isHydrated = useIsHydrated();
  const { opensAtMs, closesAtMs } = nextPaymentWindow(isHydrated ? now() : 0);
  return (
    <>
      <div>
        <dt>{t('payouts.here')}</dt>
        <dd>{isHydrated ? `${time(opensAtMs)}–${time(closesAtMs)}` : <Skeleton width="10ch" />}</dd>
      </div>
      <div>
        <dt>{t('payouts.today')}</dt>
        <dd className={styles.state}>{isHydrated ? t(`payouts.state.${paymentState(now())}`) : <Skeleton width="16ch" />}</dd>
      </div>
    </>
  );
}

/**
 * The payout rules of spec 9, those of the coin that is no longer mined last; `minimum` is the least balance that is sent, in coins, where the
 * specification names one, else the pool does.
 */
const rules = [
  { id: 'etc', symbol: 'ETC', minimum: 0.1 },
  { id: 'doge', symbol: 'DOGE', minimum: undefined },
  { id: 'ethErc20', symbol: 'ETH', minimum: 0.1 },
  { id: 'ethOkc', symbol: 'ETH', minimum: 0.01 },
] as const;

export const payoutRows = rules.flatMap(({ id, symbol, minimum }) => {
  const coin = coinBySymbol(symbol);
  return coin ? [{ id, coin, minimum }] : [];
});

/** The coins with a payout rule of their own. */
function PayoutTable() {
  const { t } = useTranslation('wallet');
  const { minimumOf } = useMinimum();
  return (
    <table className={styles.table}>
      <caption className="vh">{t('payouts.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('payouts.coin')}</th>
          <th scope="col">{t('payouts.rule')}</th>
          <th scope="col">{t('payouts.minimum')}</th>
        </tr>
      </thead>
      <tbody>
        {payoutRows.map(({ id, coin, minimum }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.coin}>
                <img src={coin.icon} alt="" width={28} height={28} loading="lazy" decoding="async" />
                {coin.symbol}
              </span>
            </th>
            <td>{t(`payouts.rules.${id}`)}</td>
            <td>
              <Minimum of={minimum === undefined ? minimumOf(coin.id) : String(minimum)} symbol={coin.symbol} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of a coin that is mined along with another the pool may tell it in that one's row alone. */
function Minimum({ of, symbol }: { of: string | undefined; symbol: string }) {
  const { t } = useTranslation('wallet');
  return of === undefined ? t('payouts.inTable') : <Figure value={of} unit={symbol} />;
}
