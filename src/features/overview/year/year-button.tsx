import { type ComponentProps, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { YearDialog } from './year-dialog.tsx';
import styles from './year.module.css';

const loadDialog = async () => (await import('./year-dialog.tsx')).YearDialog;

/** Opens the file of a year; its code comes, and its prices are asked for, then. */
export function YearButton(farm: Omit<ComponentProps<typeof YearDialog>, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('overview');
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog, isLoading, open } = useLazyDialog(loadDialog);
  return (
    <>
      <Button
        className={styles.open}
        variant="line"
        size="sm"
        data-print="no"
        isBusy={isLoading}
        onClick={() => void open(() => startTransition(() => setIsOpen(true)))}
      >
        <Icon name="calendar" size={16} />
        {t('year.open')}
      </Button>
      {Dialog && <Dialog {...farm} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
