import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Maybe } from '#src/domain/known.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import headsAbove from '../heads-above.module.css';
import styles from '../tool-card.module.css';

const priceFactors = [1.4, 1.2, 1, 0.8, 0.6] as const;
const difficultyFactors = [0.8, 0.9, 1, 1.1, 1.2] as const;

interface SensitivityProps {
  text: string;
  /** Of a day at these parts of today's price and difficulty; undefined where it is not known. */
  netAt: (priceFactor: number, difficultyFactor: number) => Maybe;
  /** Of today. */
  electricity: number | undefined;
}

/** Net a day when price and difficulty change: a heat map that is a table, so that it is read aloud as one. */
export function Sensitivity({ text, netAt, electricity }: SensitivityProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const { money, estimate, number } = useFormats();
  const change = (factor: number) =>
    factor === 1 ? t('asic.sensitivity.now') : `${factor > 1 ? '+' : '−'}${number(Math.abs(factor - 1) * 100)}%`;
  const netCell = (net: Maybe) => <Figure size="sm" longest={7} value={isLarge(net) ? money(net, currency, 0) : estimate(net, currency)} />;
  const columns = heatColumns({ axes: t('asic.sensitivity.axes'), change, netAt, netCell, electricity });
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="sensitivity-title">
      <h3 id="sensitivity-title" className={typography.h3}>
        {t('asic.sensitivity.title')}
      </h3>
      <p className={styles.note}>{text}</p>
      <div className={headsAbove.place}>
        <DataTable className={tableLook.ruled} data-heat columns={columns} rows={priceFactors} rowKey={(price) => price} />
      </div>
    </section>
  );
}

interface HeatMap {
  axes: string;
  change: (factor: number) => string;
  netAt: (priceFactor: number, difficultyFactor: number) => Maybe;
  netCell: (net: Maybe) => ReactNode;
  electricity: number | undefined;
}

/** A column for each difficulty, whose rows are prices. */
function heatColumns({ axes, change, netAt, netCell, electricity }: HeatMap): readonly Column<number>[] {
  return [
    { id: 'price', label: axes, cell: change },
    ...difficultyFactors.map((difficulty): Column<number> => ({
      id: String(difficulty),
      label: change(difficulty),
      cell: (price) => netCell(netAt(price, difficulty)),
      data: (price) => ({
        'data-level': levelOf(netAt(price, difficulty), electricity),
        'data-now': (price === 1 && difficulty === 1) || undefined,
      }),
    })),
  ];
}

/** A cell holds seven characters on a phone, a sign and the currency's among them. */
function isLarge(net: Maybe): boolean {
  return typeof net === 'number' && (net <= -100 || net >= 1_000);
}

/** How warm a cell is: two steps of gain and two of loss, the second from half of the electricity on. */
function levelOf(net: Maybe, electricity: number | undefined): number | undefined {
  if (typeof net !== 'number' || electricity === undefined) return undefined;
  const level = Math.abs(net) > electricity / 2 ? 2 : 1;
  return net < 0 ? -level : level;
}
