import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { useAnswer } from '#src/state/use-answer.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from './coin-row-more.module.css';
import { EstimatorLinks } from './estimator-links.tsx';
import { EstimatorResult } from './estimator-result.tsx';
import { estimate, ESTIMATOR_LIMITS, INITIAL_AMOUNT } from './estimator.model.ts';

interface EstimatorProps {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
}

/** What a hashrate of this coin brings in a day, on the figures at hand, so offline too (decision E2). Opens with 1 (spec 4). */
export function Estimator({ coin, record, info }: EstimatorProps) {
  const { t } = useTranslation(['coin-row', 'common']);
  const [amount, setAmount] = useState(INITIAL_AMOUNT);
  const [unit, setUnit] = useState(coin.estimatorUnits[0]);
  // Only looked up: the table asks for it.
  const list = useAnswer({ ...coinListQuery(), enabled: false }).data;
  const rate = list?.data && cnyPerUsd(list.data);
  return (
    <section aria-label={t('estimator.title')}>
      <div className={styles.head}>
        <h3>{t('estimator.title')}</h3>
        <FigureAge of={list} hasLabel={false} />
      </div>
      <div className={styles.inputs}>
        <NumberField label={t('estimator.hashrate')} limits={ESTIMATOR_LIMITS} value={amount} onChange={setAmount} />
        <SelectField
          label={t('estimator.unit')}
          isNumeric
          value={unit}
          options={coin.estimatorUnits.map((value) => ({ value, label: value }))}
          onChange={setUnit}
        />
      </div>
      <EstimatorResult
        coin={coin}
        estimate={record && estimate({ coin, record, info, cnyPerUsd: rate }, amount, unit)}
        cnyPerUsd={rate}
        isLoading={list?.data === undefined}
      />
      <p className={styles.basis}>
        {t('estimator.basis')} {list?.isSimulated && <Tag text={t('common:simulated')} />}
      </p>
      <EstimatorLinks />
    </section>
  );
}
