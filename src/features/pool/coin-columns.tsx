import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { type Maybe, quotient } from '#src/domain/known.ts';
import { convert } from '#src/domain/money.ts';
import { sideCoinOf, statedUnitOf, type UnitIncome } from '#src/domain/unit-income.ts';
import { hashrateUnits, parseHashrateUnit, toHs } from '#src/domain/units.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CoinFigures, RowContext } from './coin-row.model.ts';
import styles from './coin-row.module.css';
import { MissingFigure } from './missing-figure.tsx';
import { OldFigures } from './old-figures.tsx';
import type { CoinEntry, CoinRowData } from './use-coin-rows.ts';

/** What a cell is drawn with beside its row. */
interface CellWriter {
  isLoading: boolean;
  t: TFunction<'pool'>;
}

/** A coin as the file has it, and what the file is of. */
export interface CoinFileRow extends CoinEntry {
  record: PoolCoin;
  income: UnitIncome;
  context: Pick<RowContext, 'currency' | 'cnyPerUsd'>;
  /** When the figures were made, milliseconds since 1970. */
  madeAtMs: number;
  /** Where they come from: the label of simulated figures travels with them. */
  origin: string;
}

type CellOf = (row: CoinRowData, writer: CellWriter) => ReactNode;

/** One column of the table, of its file, or of both. Its head is `columns.<id>` of the sentences on the page and `csv.<id>` in the file. */
interface CoinColumn {
  id: string;
  /** Its cell on the page. */
  cell?: CellOf;
  /** Its line in an open row on a phone, whose row has no room for it. */
  phone?: CellOf;
  /** The style sheet knows its cells by name. */
  isNamed?: true;
  /** By what its rows are sorted, largest first; without one by the coin's symbol. */
  value?: (coin: Coin, record: PoolCoin) => Maybe;
  /** The pool's figure in it: the row flashes when it changes. */
  field?: keyof PoolCoin;
  csv?: (row: CoinFileRow) => CsvCell;
}

/** Hashrates come in units of their own. */
const poolUnitOf = (coin: Coin, record: PoolCoin) => record.poolHashrateUnit || coin.hashrateUnit;
const networkUnitOf = (coin: Coin, record: PoolCoin) => record.hashrateUnit || coin.hashrateUnit;

/** Characters of the longest figure that is possible; what is longer breaks instead of running over its neighbour. */
const LONGEST = 15;

/** The columns of the coin table and of its file, each in their order: a column more is an entry here and its words. */
export const coinColumns = [
  {
    id: 'coin',
    cell: ({ coin, record }) => <CoinName coin={coin} record={record} />,
    csv: ({ coin }) => coin.symbol,
  },
  { id: 'algorithm', csv: ({ coin }) => coin.algorithm },
  {
    id: 'profit',
    cell: profitCell,
    isNamed: true,
    // Income is compared in money: coins of different kinds are no measure of each other.
    value: (coin, record) => quotient(record.dayIncomeMoney, toHs(1, statedUnitOf(coin, record))),
    field: 'dayIncome',
  },
  { id: 'income', csv: ({ income }) => csvFigure(income.coins) },
  { id: 'sideIncome', csv: ({ income }) => csvFigure(income.side) },
  { id: 'incomeUnit', csv: ({ income }) => income.unit },
  { id: 'incomeMoney', csv: ({ income, context }) => csvFigure(convert(income.money, context.currency, context.cnyPerUsd)) },
  {
    id: 'price',
    cell: priceCell,
    phone: phonePrice,
    isNamed: true,
    value: (_coin, record) => record.priceUsa,
    field: 'priceUsa',
    csv: ({ record }) => csvFigure(record.priceUsa),
  },
  { id: 'change', csv: ({ info }) => csvFigure(info?.priceIncrRatio, 2) },
  {
    id: 'poolHashrate',
    ...figureCells(({ poolHashrate }) => poolHashrate),
    value: (coin, record) => toHs(record.poolHashrate, poolUnitOf(coin, record)),
    field: 'poolHashrate',
    csv: ({ coin, record }) => csvInHs(record.poolHashrate, poolUnitOf(coin, record)),
  },
  {
    id: 'networkHashrate',
    ...figureCells(({ networkHashrate }) => networkHashrate),
    value: (coin, record) => toHs(record.hashrate, networkUnitOf(coin, record)),
    field: 'hashrate',
    csv: ({ coin, record }) => csvInHs(record.hashrate, networkUnitOf(coin, record)),
  },
  {
    id: 'miners',
    ...figureCells(({ miners }) => ({ value: miners })),
    value: (_coin, record) => record.poolMiner,
    field: 'poolMiner',
    csv: ({ record }) => csvFigure(record.poolMiner),
  },
  {
    id: 'difficulty',
    // An open row has it among its details.
    cell: figureCells(({ difficulty }) => difficulty).cell,
    value: (_coin, record) => record.difficulty,
    field: 'difficulty',
    csv: ({ record }) => csvFigure(record.difficulty),
  },
  { id: 'madeAt', csv: ({ madeAtMs }) => new Date(madeAtMs).toISOString() },
  { id: 'origin', csv: ({ origin }) => origin },
] as const satisfies readonly CoinColumn[];

/** The columns on the page, each of which sorts the rows. */
export const shownColumns = coinColumns.filter((column) => 'cell' in column);
export type ShownColumn = (typeof shownColumns)[number]['id'];

/** The columns of the file; their heads name the units. */
export const fileColumns = coinColumns.filter((column) => 'csv' in column);
export type FileColumn = (typeof fileColumns)[number]['id'];

/** The shown columns, and one for the button that opens a row. */
export const COLUMN_COUNT = shownColumns.length + 1;

/** Changes when a figure of the row does, but not with the currency or the language it is written in. */
export function signatureOf(record: PoolCoin): string {
  return coinColumns.flatMap((column) => ('field' in column ? [record[column.field]] : [])).join(' ');
}

/** The cells of a column that has one figure and nothing else. */
function figureCells(figureOf: (figures: CoinFigures) => { value: string; unit?: string }) {
  const drawnWith =
    (longest?: number): CellOf =>
    ({ figures }, { isLoading }) =>
      figures ? <Figure {...figureOf(figures)} {...(longest && { longest })} /> : <MissingFigure isLoading={isLoading} width="8ch" />;
  return { cell: drawnWith(LONGEST), phone: drawnWith() };
}

/** Income in coins, that of the coin mined on the side, and the worth of both. Every line box stands at its final height before its figure arrives. */
function profitCell({ coin, figures }: CoinRowData, { isLoading, t }: CellWriter): ReactNode {
  return (
    <>
      <span className={styles.line}>
        {figures ? <Figure {...figures.income} longest={LONGEST} /> : <MissingFigure isLoading={isLoading} width="10ch" />}
      </span>
      {(figures ? figures.sideIncome : sideCoinOf(coin)) && (
        <span className={styles.line}>
          {figures?.sideIncome && <Figure value={`+ ${figures.sideIncome.value}`} unit={figures.sideIncome.unit} />}
        </span>
      )}
      <span className={styles.second}>
        {figures ? t('row.perUnit', { money: figures.incomeMoney, unit: figures.incomeUnit }) : isLoading && <Skeleton width="12ch" />}
      </span>
    </>
  );
}

const priceFigure = figureCells(({ price }) => ({ value: price }));

function priceCell(row: CoinRowData, writer: CellWriter): ReactNode {
  const change = row.figures?.change;
  return (
    <>
      <span className={styles.line}>{priceFigure.cell(row, writer)}</span>
      <span className={styles.second}>{change && <RatioChange {...change} />}</span>
    </>
  );
}

function phonePrice(row: CoinRowData, writer: CellWriter): ReactNode {
  const change = row.figures?.change;
  return (
    <>
      {priceFigure.phone(row, writer)} {change && <RatioChange {...change} />}
    </>
  );
}

/** A coin's mark, symbol and algorithm; and the age of its oldest figures once that is worth a warning, for the list they come in may be new. */
function CoinName({ coin, record }: Pick<CoinRowData, 'coin' | 'record'>) {
  return (
    <span className={styles.coin}>
      {coin.icon === '' ? (
        <span className={styles.letter} aria-hidden="true">
          {coin.symbol.slice(0, 1)}
        </span>
      ) : (
        <img src={coin.icon} alt="" width={34} height={34} loading="lazy" decoding="async" />
      )}
      <span>
        <b>{coin.symbol}</b>
        <span className={styles.algorithm}>{coin.algorithm}</span>
        <OldFigures record={record} />
      </span>
    </span>
  );
}

/** Each unit is three decimal places above the one before: shifted, not multiplied, so that no digit is lost. */
function csvInHs(value: Maybe, unit: string): CsvCell {
  const listed = parseHashrateUnit(unit);
  return listed === undefined ? null : csvFigure(value, 3 * hashrateUnits.indexOf(listed));
}
