import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type_ from '#src/ui/type.module.css';
import styles from './coin-table.module.css';
import { showsAllAtom } from './pool.atoms.ts';
import { INITIAL_ROW_COUNT } from './pool.constants.ts';

interface CoinTableFootProps {
  /** How many coins there are to show. */
  total: number;
  /** A filter shows all it finds. */
  isFiltered: boolean;
}

/** Five rows or all of them (spec 4), and what the figures mean. */
export function CoinTableFoot({ total, isFiltered }: CoinTableFootProps) {
  const { t } = useTranslation('pool');
  const [showsAll, setShowsAll] = useAtom(showsAllAtom);
  return (
    <div className={styles.foot}>
      {total > INITIAL_ROW_COUNT && !isFiltered && (
        <Button variant="line" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('less', { shown: INITIAL_ROW_COUNT }) : t('more', { total })}
          <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} size={16} />
        </Button>
      )}
      <p className={type_.small}>{t('note')}</p>
    </div>
  );
}
