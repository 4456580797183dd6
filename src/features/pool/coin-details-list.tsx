import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { AdjustsIn } from './adjusts-in.tsx';
import type { CoinDetails } from './coin-details.model.ts';
import styles from './coin-panel.module.css';
import { MissingFigure } from './missing-figure.tsx';
import { PayoutTime } from './payout-time.tsx';

interface CoinDetailsListProps {
  details: CoinDetails;
  isLoading: boolean;
}

/** One line for each detail of spec 2; all of them stand from the start, so that none moves another (decision A5). */
export function CoinDetailsList({ details, isLoading }: CoinDetailsListProps) {
  const { t } = useTranslation(['coin-row', 'common']);
  const missing = <MissingFigure isLoading={isLoading} width="10ch" />;
  const figure = (text: string | undefined, unit?: string): ReactNode =>
    text === undefined ? missing : <Figure value={text} unit={unit} />;
  const { nextDifficulty: next, adjustsAtMs, dogeIncome } = details;
  const everyBlock = <span className={styles.quiet}>{t('details.everyBlock')}</span>;
  const doge = dogeIncome !== null && figure(dogeIncome?.amount, dogeIncome && t('details.dogePerUnit', { unit: dogeIncome.incomeUnit }));
  const change = next && <RatioChange {...next.change} />;
  const adjustsIn = adjustsAtMs === undefined ? missing : adjustsAtMs !== null && <AdjustsIn atMs={adjustsAtMs} />;

  const lines = [
    ['algorithm', figure(details.algorithm)],
    ['blockTime', figure(details.blockMinutes, t('details.minutes'))],
    ['payoutThreshold', figure(details.payoutThreshold)],
    ['payoutMethod', figure(details.payoutMethod)],
    ['difficulty', figure(details.difficulty)],
    ['nextDifficulty', next === null ? everyBlock : figure(next?.text), change],
    ['adjustsIn', adjustsIn || everyBlock],
    ['blockReward', figure(details.blockReward)],
    ['dogeIncome', doge],
    ['poolFee', figure(details.poolFee)],
    ['minimumPayout', figure(details.minimumPayout)],
    ['payoutTime', <PayoutTime key="times" times={details.payoutTimes} />],
  ] as const;
  const shown = lines.filter(([, value]) => value !== false);
  return (
    <dl className={styles.list}>
      {shown.map(([key, value, extra]) => (
        <Fragment key={key}>
          <dt>{t(`details.${key}`)}</dt>
          <dd>
            {value}
            {extra && <> {extra}</>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
