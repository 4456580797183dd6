import { useTranslation } from 'react-i18next';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SortArrow } from '#src/ui/sort-heading.tsx';
import type { RowContext } from './coin-row.model.ts';
import type { CoinEntry } from './use-coin-rows.ts';
import styles from './coin-table-tools.module.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { coinById } from '#src/domain/coins.ts';
import { csvText } from '#src/domain/csv.ts';
import { coinCsv } from './coin-csv.model.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { useRef } from 'react';
import { SelectField } from '#src/ui/field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { filterAtom, sortAtom } from './pool.atoms.ts';
import { firstDirection, reversed, sortColumns } from './coin-sort.model.ts';
import { coinInfoQuery } from './pool.query.ts';

interface CoinTableToolsProps {
  /** The coins that match, in the chosen order: what is copied. */
  entries: readonly CoinEntry[];
  /** The list they come from; undefined until the pool's response is here. */
  response: ApiResponse<unknown> | undefined;
  context: RowContext;
  isFiltered: boolean;
  total: number;
}

/** Filter, order and copy, above the table. Their space is kept until they are hydrated. */
export function CoinTableTools({ entries, response, context, isFiltered, total }: CoinTableToolsProps) {
  const { t } = useTranslation('pool');
  const copy = useTableCopy(entries, context);
  const isHydrated = useIsHydrated({ inSlices: true });
  return (
    <div className={styles.tools}>
      {isHydrated && (
        <>
          <CoinFilter />
          <SortField />
          <Button variant="line" className={styles.copy} disabled={!response} onClick={() => response && void copy(response)}>
            <Icon name="copy" size={16} />
            {t('tools.copy')}
          </Button>
          <span role="status" className="vh">
            {isFiltered && t('tools.found', { shown: entries.length, count: total })}
          </span>
        </>
      )}
    </div>
  );
}

/** Copies these coins as CSV and says so; a copy of a table must not pass simulated figures off as live. */
function useTableCopy(entries: readonly CoinEntry[], context: RowContext) {
  const { t } = useTranslation(['pool', 'common']);
  const copy = useCopy();
  const client = useQueryClient();
  return async ({ madeAt, isSimulated }: ApiResponse<unknown>) => {
    const rows = coinCsv({
      entries: await withInfos(entries, client),
      context,
      head: (column) => t(`csv.${column}`, { currency: context.currency }),
      madeAtMs: madeAt,
      origin: isSimulated ? t('common:simulated') : t('csv.pool'),
    });
    await copy(csvText(rows), { copied: t('tools.copied', { count: rows.length - 1 }) });
  };
}

/** What a row's own request brings, the 24-hour change, is requested for those that have not been shown yet; a refusal leaves the cells empty. */
async function withInfos(entries: readonly CoinEntry[], client: QueryClient): Promise<readonly CoinEntry[]> {
  const missing = entries.filter(({ coin, info }) => !info && coinById(coin.id)).map(({ coin }) => coin.id);
  if (missing.length === 0) return entries;
  const infos = await client.fetchQuery(coinInfoQuery(missing)).then(
    ({ data }) => data,
    () => [],
  );
  return entries.map((entry) => ({ ...entry, info: entry.info ?? infos.find(({ coinType }) => coinType === entry.coin.id) }));
}

/** Longer than any coin's name. */
const maxLength = 40;

/** The field that filters the coins, for what gives the focus back to it. */
export const FILTER_ID = 'coin-filter';

/** Finds coins by symbol or name while the visitor types. */
function CoinFilter() {
  const { t } = useTranslation('pool');
  const [filter, setFilter] = useAtom(filterAtom);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setFilter('');
    input.current?.focus();
  };
  return (
    <SearchField
      ref={input}
      id={FILTER_ID}
      className={styles.filter}
      label={t('tools.filter')}
      value={filter}
      maxLength={maxLength}
      onText={setFilter}
      trailing={
        filter !== '' && (
          <Button variant="icon" className={styles.clear} aria-label={t('tools.clear')} onClick={clear}>
            <Icon name="close" size={16} />
          </Button>
        )
      }
    />
  );
}

const columns = ['none', ...sortColumns] as const;

/** Sorting where a phone has no space for headings. */
function SortField() {
  const { t } = useTranslation('pool');
  const [sort, setSort] = useAtom(sortAtom);
  const choose = (column: (typeof columns)[number]) =>
    setSort(column === 'none' ? undefined : { column, direction: firstDirection(column) });
  return (
    <div className={styles.sort}>
      <SelectField
        label={t('tools.sort')}
        isLabelHidden
        value={sort?.column ?? 'none'}
        options={columns.map((value) => ({ value, label: value === 'none' ? t('tools.poolOrder') : t(`columns.${value}`) }))}
        onChange={choose}
      />
      {sort && (
        <Button
          variant="line"
          className={styles.turn}
          aria-label={t('tools.reverse')}
          onClick={() => setSort({ ...sort, direction: reversed(sort.direction) })}
        >
          <SortArrow direction={sort.direction} />
        </Button>
      )}
    </div>
  );
}
