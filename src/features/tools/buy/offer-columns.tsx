import type { TFunction } from 'i18next';
import { csvFigure } from '#src/domain/csv.ts';
import { known, total } from '#src/domain/known.ts';
import type { DaysAhead } from '#src/domain/machine-course.ts';
import type { Currency } from '#src/domain/money.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import { rowCoin } from '#src/state/fleet.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { amountCells } from '../electricity/electricity-csv.ts';
import { kwhPrice } from '../figures.ts';
import { paybackWords } from '../forecast/days-ahead.ts';
import styles from '../tool-card.module.css';
import type { Purchase } from './buy.model.ts';

interface OfferColumns {
  readonly t: TFunction<'fleet'>;
  readonly tools: TFunction<'tools'>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly currency: Currency;
  /** Net of today of the machines that are there; undefined where there are none. */
  readonly ownNet: number | undefined;
}

const symbolOf = ({ offer }: Purchase) => rowCoin(offer)?.symbol ?? '--';

/** What is said of each offer beside the others, on the page and in the file: money in one currency, and in the file what was typed in its own. */
export function offerColumns({ t, tools, formats, currency, ownNet }: OfferColumns): readonly Column<Purchase>[] {
  const { estimate, money, number } = formats;
  const figure = (text: string) => <Figure size="sm" longest={18} value={text} />;
  const payback = (days: DaysAhead | undefined) => paybackWords(days, tools, number);
  const paybackCell = (days: DaysAhead | undefined) => csvFigure(typeof days === 'number' ? days : undefined) || payback(days);
  const withThem = ({ plan }: Purchase) => total([ownNet, plan?.net]);
  return [
    {
      id: 'machines',
      label: t('columns.machines'),
      cell: (purchase) => (
        <>
          {purchase.name}
          <span className={styles.note}>{symbolOf(purchase)}</span>
        </>
      ),
      csv: ({ name }) => name,
    },
    { id: 'coin', label: t('csv.coin'), csv: symbolOf },
    { id: 'price', label: t('buy.cost'), csv: ({ offer }) => amountText(offer.cost, offer.costIn) },
    { id: 'freight', label: t('buy.freight'), csv: ({ offer }) => amountText(offer.freight, offer.freightIn) },
    { id: 'percent', label: t('buy.percent'), unit: '%', csv: ({ offer }) => offer.percent },
    {
      id: 'cost',
      label: t('buy.landed'),
      unit: currency,
      cell: ({ cost }) => figure(known(cost) === undefined ? '--' : money(cost, currency, (cost ?? 0) < 100 ? 2 : 0)),
      csv: ({ cost }) => csvFigure(cost),
    },
    {
      id: 'net',
      label: t('buy.net'),
      unit: currency,
      cell: ({ net }) => figure(estimate(net, currency)),
      csv: ({ net }) => csvFigure(net),
      data: ({ net }) => ({ 'data-loss': (net ?? 0) < 0 || undefined }),
    },
    {
      id: 'breakEven',
      label: t('buy.breakEven'),
      unit: currency,
      cell: ({ breakEven }) => figure(kwhPrice(breakEven, currency)),
      csv: ({ breakEven }) => csvFigure(breakEven),
    },
    {
      id: 'payback',
      label: t('buy.payback'),
      cell: ({ today }) => figure(payback(today?.payback)),
      csv: ({ today }) => paybackCell(today?.payback),
    },
    {
      id: 'cautious',
      label: t('buy.cautious'),
      cell: ({ cautious }) => figure(payback(cautious?.payback)),
      csv: ({ cautious }) => paybackCell(cautious?.payback),
    },
    ...(ownNet === undefined
      ? []
      : [
          {
            id: 'with',
            label: t('buy.with'),
            unit: currency,
            cell: (purchase: Purchase) => figure(estimate(withThem(purchase), currency)),
            csv: (purchase: Purchase) => csvFigure(withThem(purchase)),
          },
        ]),
  ];
}

/** '5000 CNY', as typed; empty where nothing is. */
const amountText = (text: string, currency: Currency | null) => amountCells({ text, currency }).filter(Boolean).join(' ');
