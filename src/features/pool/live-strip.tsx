import { useTranslation } from 'react-i18next';
import { BTC_ID, isListed } from '#src/domain/coins.ts';
import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFigureMoment, useFormats, useMoney, useTimes } from '#src/i18n/formats.ts';
import { hasOldFigures } from '#src/parts/old-figures.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { usePresent } from '#src/state/use-now.ts';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { AdjustsIn } from './adjusts-in.tsx';
import { bitcoinFigures } from './live-strip.model.ts';
import styles from './live-strip.module.css';
import { coinInfoQuery } from './pool.query.ts';

/** Hash price, network, next difficulty and price of BTC under the banner, out of the calls that the coin table makes anyway; nothing on a pool without BTC. */
export function LiveStrip() {
  const { t } = useTranslation('pool');
  const { usd } = useFormats();
  const { dateTime } = useTimes();
  const { nowMs } = usePresent();
  const money = useMoney();
  const list = useApiQuery(coinListQuery()).data;
  const infos = useApiQuery(coinInfoQuery(firstInfoIds)).data;
  const btc = bitcoinFigures({ records: list?.data, infos: infos?.data, infosMadeAt: infos?.madeAt });
  const { hashPrice, network } = btc;
  const standsSinceMs = useCoinStandstill();
  const record = list?.data.find(({ coinType }) => coinType === BTC_ID);
  const hasOlder = record && hasOldFigures(record, nowMs);
  const { isNow, atMs } = useFigureMoment(list?.madeAt);
  if (list && !(record && isListed(record))) return null;
  return (
    <section
      className={classNames('zone-dark', styles.strip)}
      aria-label={isNow ? t('strip.label') : t('strip.labelThen', { when: dateTime(atMs) })}
    >
      <div className={classNames(layout.wrap, styles.row)}>
        <FactList
          variant="figures"
          className={styles.figures}
          facts={[
            {
              label: t('strip.hashPrice'),
              value: <Figure value={money(hashPrice?.money ?? {}, btc.cnyPerUsd)} tone="ember" />,
              note: <Figure value={`${formatIncome(hashPrice?.coins)} BTC`} size="sm" />,
            },
            { label: t('strip.network'), value: <Figure {...network} />, note: false },
            {
              label: t('strip.next'),
              value: btc.nextChange === undefined ? '--' : <RatioChange ratio={btc.nextChange} isNeutral />,
              note: btc.adjustsAtMs !== undefined && <AdjustsIn atMs={btc.adjustsAtMs} madeAtMs={infos?.madeAt} />,
            },
            {
              label: t('strip.price'),
              value: <Figure value={usd(btc.priceUsd)} />,
              note: btc.priceChange !== undefined && <RatioChange ratio={btc.priceChange} />,
            },
          ]}
        />
        <div className={styles.age}>
          <FigureAge of={list} hasOlder={hasOlder} standsSinceMs={standsSinceMs} />
        </div>
      </div>
    </section>
  );
}
