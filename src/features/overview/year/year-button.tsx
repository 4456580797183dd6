import { type ComponentProps, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { YearDialog } from './year-dialog.tsx';
import styles from './year.module.css';

/** Opens the file of a year; its prices are asked for then. */
export function YearButton(farm: Omit<ComponentProps<typeof YearDialog>, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('overview');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className={styles.open} variant="line" size="sm" data-print="no" onClick={() => startTransition(() => setIsOpen(true))}>
        <Icon name="calendar" size={16} />
        {t('year.open')}
      </Button>
      <YearDialog {...farm} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
