import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Maybe, product } from '#src/domain/known.ts';
import { formatIncome } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { CellBar } from './tool-panel.tsx';
import type { EarningsDay } from './earnings.model.ts';
import styles from './earnings.module.css';
import type { EarningsCoin } from './earnings.atoms.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';

const DAYS_PER_MONTH = 30;

interface EarningsResultProps {
  choice: EarningsCoin;
  /** Undefined while the pool's list is loading. */
  day: EarningsDay | undefined;
}

/** What is left of a day once its electricity is paid, and how it comes about. */
export function EarningsResult({ choice: { coin }, day }: EarningsResultProps) {
  const { t } = useTranslation('tools');
  const { number, money: format } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const money = (amount: Maybe) => format(amount, currency);
  const rows = [
    { id: 'income', value: day && money(day.income) },
    { id: 'electricity', value: day && money(day.electricity) },
    { id: 'month', value: day && money(product(day.net, DAYS_PER_MONTH)) },
    { id: 'coins', value: day && `${formatIncome(day.coinsPerDay)} ${coin.incomeSymbol}` },
    { id: 'hashrate', value: day && formatHashrate(day.hashrateHs, 'H/s') },
    { id: 'power', value: day && `${number(day.powerW)} W` },
  ] as const;
  return (
    <div className={styles.result} aria-busy={!day}>
      <div className={styles.main} aria-live="polite" data-loss={(day?.net !== undefined && day.net < 0) || undefined}>
        <p className={typography.small}>{t('earnings.net')}</p>
        {day ? <Figure size="xl" value={money(day.net)} /> : <Skeleton width="8ch" shape="block" />}
      </div>
      {day?.income !== undefined && <EarningsShare share={day.share} />}
      <dl className={styles.rows}>
        {rows.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`earnings.rows.${id}`)}</dt>
            <dd>{value === undefined ? <Skeleton width="8ch" /> : <Figure value={value} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How much of the income the electricity takes, in cells to scale and in words. */
function EarningsShare({ share }: { share: number | undefined }) {
  const { t } = useTranslation('tools');
  const { percent } = useFormats();
  const isLoss = share !== undefined && share > 1;
  const text = share === undefined ? t('earnings.noIncome') : t(isLoss ? 'earnings.loss' : 'earnings.share', { share: percent(share) });
  return (
    <div className={styles.share}>
      <CellBar filledRatio={share ?? 0} tone={isLoss ? 'full' : 'cool'} rest={share === undefined ? 'empty' : 'hot'} />
      <p>{text}</p>
    </div>
  );
}

interface EarningsSourceProps {
  choice: EarningsCoin;
  day: EarningsDay | undefined;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
}

/** Which difficulty and price were taken, how old they are, and that they are simulated when they are (decisions E2, A2). */
export function EarningsSource({ choice: { coin }, day, response }: EarningsSourceProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const { usd } = useFormats();
  const side = sideCoinOf(coin);
  return (
    <div className={styles.source}>
      <p>
        {day
          ? t('earnings.source', {
              coin: coin.symbol,
              difficulty: formatDifficulty(day.record.difficulty, coin),
              price: usd(day.record.priceUsa),
            })
          : common('loading')}
      </p>
      {side && <p>{t('earnings.merged', { coin: side.symbol })}</p>}
      <div className={styles.ages}>
        <FigureAge of={response} />
      </div>
    </div>
  );
}
