import { useAnswer } from '#src/state/use-answer.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { brand } from '#src/lib/brand.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { HASHRATE_LIMITS, rewardRows } from './affiliate.model.ts';
import styles from './reward-calculator.module.css';
import { RewardStatus } from './reward-status.tsx';
import { RewardTable } from './reward-table.tsx';

/** What stands in the field at first: ten machines of 100 TH/s. */
const startHashrate = '1000';

/** The figure moves with the market; asked again every minute while the page is visible. */
const refreshMs = 60_000;

/** Invited hashrate in, reward out, on the pool's own figure; offline on the stored one (decisions C7, E2). */
export function RewardCalculator() {
  const { t } = useTranslation('affiliate');
  const [hashrate, setHashrate] = useState(startHashrate);
  const { data: answer, error } = useAnswer({ ...apiQuery('aiRevenueInfo', {}), refetchInterval: refreshMs });
  const incomePerThsDay = answer?.data.pps;
  const percent = brand.claims.affiliatePercent;
  const rows = rewardRows({ hashrateThs: Number(hashrate), incomePerThsDay, percent });
  return (
    <section id="reward" className={styles.calculator} aria-labelledby="reward-title">
      <div className={layout.stack}>
        <h2 id="reward-title" className={type.h3}>
          {t('calculator.title')}
        </h2>
        <p className={type.body}>{t('calculator.lede', { percent })}</p>
      </div>
      <div className={classNames(layout.card, styles.card)}>
        <NumberField label={t('calculator.hashrate')} unit="TH/s" limits={HASHRATE_LIMITS} value={hashrate} onChange={setHashrate} />
        <RewardTable rows={rows} isWaiting={!answer && !error} />
        <RewardStatus answer={answer} error={error} income={formatIncome(incomePerThsDay)} />
      </div>
    </section>
  );
}
