import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { sortAtom } from '../pool.atoms.ts';
import { firstDirection, reversed, sortColumns } from './coin-sort.model.ts';
import { SortArrow } from './sort-arrow.tsx';
import styles from './table-tools.module.css';

const columns = ['none', ...sortColumns] as const;

/** The headings' work where a phone has no room for headings. */
export function SortField() {
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
