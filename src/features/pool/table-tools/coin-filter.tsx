import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { filterAtom } from '../pool.atoms.ts';
import styles from './table-tools.module.css';

/** Longer than any coin's name. */
const maxLength = 40;

/** Finds coins by symbol or name while the visitor types. */
export function CoinFilter() {
  const { t } = useTranslation('pool');
  const [filter, setFilter] = useAtom(filterAtom);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setFilter('');
    input.current?.focus();
  };
  return (
    <Field
      ref={input}
      className={styles.filter}
      type="search"
      label={t('tools.filter')}
      isLabelHidden
      placeholder={t('tools.filter')}
      value={filter}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      onText={setFilter}
      leading={<Icon name="search" />}
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
