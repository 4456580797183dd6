import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Beside, type Pair } from '#src/parts/sheet/sheet-comparison.tsx';
import { SheetCoin, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { useEditionState } from '../editions/edition-state.ts';
import { blockTimeText, coinsText } from '../chain-figures.ts';
import type { PaperChain } from '../chain.model.ts';
import { comparedChain, type ComparedCoin, comparedCoins, type PaperDay } from './comparison.model.ts';
import styles from './paper-comparison.module.css';

interface ComparedDaysProps {
  days: readonly [now: PaperDay, then: PaperDay];
  /** That of the coin which the reader has chosen. */
  chain: PaperChain | undefined;
  title: string;
}

/** Two papers' headlines, the chain of one coin, and every coin, each figure with its change. */
export function ComparedDays({ days, chain, title }: ComparedDaysProps) {
  const { t } = useTranslation('daily-paper');
  const formats = useFormats();
  const currency = useHydratedAtom(currencyAtom);
  const [, then] = days;
  const other = formats.beijingDay(then.paper.dayStartMs);
  const before = (figure: string) => t('compare.before', { other, figure });
  const income = (amount: number | undefined) => formats.money(amount, currency);
  const columns = coinColumns({ t, usd: formats.usd, income, before });
  return (
    <>
      <div className={styles.headlines}>
        {days.map((day) => (
          <Headline key={day.paper.date} day={day} />
        ))}
      </div>
      {chain && <ChainFacts {...{ chain, days, before }} />}
      <SheetTable
        className={styles.table}
        caption={title}
        columns={columns}
        rows={comparedCoins(days, currency)}
        rowKey={({ coin }) => coin.id}
      />
    </>
  );
}

/** What the day's paper led with, and of which moment its figures are. */
function Headline({ day: { paper, madeAtMs } }: { day: PaperDay }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  const state = useEditionState(paper.dayStartMs, madeAtMs);
  return (
    <div>
      <h3>
        <time dateTime={paper.date}>{beijingDate(paper.dayStartMs)}</time>
      </h3>
      <p className={styles.state}>{state}</p>
      <p className={styles.title}>{paper.lead?.title ?? t('lead.none')}</p>
      {paper.lead && <p className={styles.summary}>{paper.lead.summary}</p>}
    </div>
  );
}

interface ChainFactsProps extends Pick<ComparedDaysProps, 'days'> {
  chain: PaperChain;
  before: (figure: string) => string;
}

function ChainFacts({ chain, days, before }: ChainFactsProps) {
  const { t } = useTranslation('daily-paper');
  const { usd, percent } = useFormats();
  const compared = comparedChain(chain, days);
  const fact = (label: string, pair: Pair, { text, isNeutral }: { text: (figure: number) => string; isNeutral?: boolean }) => ({
    label,
    value: <Beside pair={pair} text={text} before={before} {...(isNeutral && { isNeutral })} />,
  });
  return (
    <section aria-label={t('chain.label')}>
      <h3 className={styles.chainTitle}>{t('chain.title', { symbol: compared.symbol })}</h3>
      <FactList
        variant="figures"
        className={styles.facts}
        facts={[
          fact(t('compare.hashPrice', { unit: compared.unit }), compared.hashPriceUsd, { text: usd }),
          fact(t('chain.network'), compared.networkHs, { text: (hs) => formatHashrate(hs, 'H/s'), isNeutral: true }),
          fact(t('compare.reward'), compared.reward, { text: (coins) => coinsText(coins, chain.coin.symbol), isNeutral: true }),
          fact(t('chain.feeShare'), compared.feeShare, { text: percent, isNeutral: true }),
          fact(t('compare.blockTime'), compared.blockTimeS, { text: (seconds) => blockTimeText(seconds, t), isNeutral: true }),
        ]}
      />
    </section>
  );
}

interface CoinColumns {
  t: TFunction<'daily-paper'>;
  usd: (figure: number | undefined) => string;
  income: (amount: number | undefined) => string;
  before: (figure: string) => string;
}

function coinColumns({ t, usd, income, before }: CoinColumns): readonly Column<ComparedCoin>[] {
  return [
    { id: 'coin', label: t('table.coin'), cell: ({ coin }) => <SheetCoin icon={coin.icon} symbol={coin.symbol} /> },
    { id: 'price', label: t('table.price'), cell: ({ priceUsd }) => <Beside pair={priceUsd} text={usd} before={before} /> },
    {
      id: 'network',
      label: t('table.network'),
      cell: ({ networkHs }) => <Beside pair={networkHs} text={(hs) => formatHashrate(hs, 'H/s')} before={before} isNeutral />,
    },
    {
      id: 'difficulty',
      label: t('table.difficulty'),
      cell: ({ coin, difficulty }) => (
        <Beside pair={difficulty} text={(figure) => formatDifficulty(figure, coin)} before={before} isNeutral />
      ),
    },
    {
      id: 'income',
      label: t('table.income'),
      cell: ({ income: pair, unit }) =>
        pair ? <Beside pair={pair} text={income} before={(figure) => before(t('coinsPerUnit', { coins: figure, unit }))} /> : t('none'),
    },
  ];
}
