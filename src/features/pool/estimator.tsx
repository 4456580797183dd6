import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import type { Maybe } from '#src/domain/known.ts';
import { formatIncome } from '#src/domain/money.ts';
import { type HashrateUnit, hashrateUnits } from '#src/domain/units.ts';
import { useFigureMoment, useFormats, useMoney } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { calculatorHashrate, calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { useFirstPayout } from '#src/parts/first-payout.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Fold } from '#src/parts/fold.tsx';
import { HashrateField } from '#src/parts/number-field.tsx';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { useCarried } from '#src/state/carried.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Figure } from '#src/ui/figure.tsx';
import { SelectField } from '#src/ui/field.tsx';
import typography from '#src/ui/type.module.css';
import styles from './coin-row-more.module.css';
import { sideIncomeOf } from './coin-row.model.ts';
import { estimate, type Estimate, ESTIMATOR_LIMITS, INITIAL_AMOUNT } from './estimator.model.ts';
import { MissingFigure } from './missing-figure.tsx';

interface EstimatorProps {
  coin: Coin;
  record: PoolCoin | undefined;
  /** Of the coin mined on the side. */
  sideRecord: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
}

/** What a hashrate of this coin brings in a day, on the figures at hand, so offline too. Opens with 1. */
export function Estimator({ coin, record, sideRecord, info }: EstimatorProps) {
  const { t } = useTranslation('coin-row');
  const [amount, setAmount] = useCarried({ key: `amount-${coin.id}`, schema: z.string(), initial: INITIAL_AMOUNT });
  const [unit, setUnit] = useCarried({ key: `unit-${coin.id}`, schema: z.enum(hashrateUnits), initial: coin.estimatorUnits[0] });
  // Only read from the cache: the table requests it.
  const list = useApiQuery({ ...coinListQuery(), enabled: false });
  const rate = list.data && cnyPerUsd(list.data.data);
  const standsSinceMs = useCoinStandstill();
  const { dateTime } = useFormats();
  const { isNow, atMs } = useFigureMoment(list.data?.madeAt);
  const side = sideIncomeOf({ coin, record, sideRecord }, info);
  return (
    <section aria-label={t('estimator.title')}>
      <Fold heading={<h3 className={styles.head}>{t('estimator.title')}</h3>}>
        <div className={styles.inputs}>
          <HashrateField
            label={t('estimator.hashrate')}
            unit={unit}
            units={coin.estimatorUnits}
            onUnit={setUnit}
            limits={ESTIMATOR_LIMITS}
            value={amount}
            onChange={setAmount}
          />
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
          sideSymbol={side?.symbol}
          income={record && estimate({ coin, record, side, cnyPerUsd: rate }, amount, unit)}
          minimum={record?.minPayPrice}
          rate={rate}
          isLoading={list.isPending}
        />
        <div className={styles.basis}>
          {isNow ? t('estimator.basis') : t('estimator.basisThen', { when: dateTime(atMs) })}{' '}
          <FigureAge of={list.data} hasLabel={false} standsSinceMs={standsSinceMs} />
        </div>
        <EstimatorLinks coin={coin} amount={amount} unit={unit} />
      </Fold>
    </section>
  );
}

interface EstimatorResultProps {
  coin: Coin;
  /** Of the coin mined along. */
  sideSymbol: string | undefined;
  income: Estimate | undefined;
  /** The least that the pool pays out, in coins. */
  minimum: Maybe;
  /** CNY of a USD; undefined where the list has none. */
  rate: number | undefined;
  /** The list that the estimate is reckoned from is on its way. */
  isLoading: boolean;
}

/** Coins and their worth in the table's currency. */
function EstimatorResult({ coin, sideSymbol, income, minimum, rate, isLoading }: EstimatorResultProps) {
  const { t } = useTranslation('coin-row');
  const worth = useMoney()(income?.money ?? {}, rate);
  const firstPayout = useFirstPayout();
  const aDay = (symbol: string) => t('estimator.aDay', { coin: symbol });
  return (
    <output className={styles.result}>
      {income ? (
        <Figure size="lg" tone="ember" value={formatIncome(income.coins)} unit={aDay(coin.incomeSymbol)} />
      ) : (
        <MissingFigure isLoading={isLoading} width="12ch" />
      )}
      {sideSymbol !== undefined && <Figure tone="ember" value={`+ ${formatIncome(income?.side)}`} unit={aDay(sideSymbol)} />}
      <span className={styles.worth}>{worth === '--' ? worth : t('estimator.worth', { money: worth })}</span>
      <span className={styles.payout}>
        {t('estimator.firstPayout', { when: firstPayout({ perDay: income?.coins, minimum, coin: coin.incomeSymbol }) })}
      </span>
    </output>
  );
}

/** Where to read on: the mining tutorial, the site's own help while none is set, and the calculator of the landing page, which goes on with what was typed here. */
function EstimatorLinks({ coin, amount, unit }: { coin: Coin; amount: string; unit: HashrateUnit }) {
  const { t } = useTranslation('coin-row');
  const setInputs = useSetAtom(calculatorInputsAtom);
  const hashrate = calculatorHashrate(amount, unit, coin.calculatorUnit);
  const carry = () => setInputs((inputs) => ({ coinId: coin.id, hashrate: hashrate ?? inputs.hashrate, feePercent: null }));
  return (
    <p className={styles.links}>
      <OutsideLink link={brand.links.tutorial} className={typography.link}>
        {t('estimator.tutorial')}
      </OutsideLink>
      <Link className={typography.link} to="/" hash="calculator" onClick={carry}>
        {t('estimator.calculator')}
      </Link>
    </p>
  );
}
