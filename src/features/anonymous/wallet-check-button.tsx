import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { loadAnonymousDialog } from './load-dialog.ts';

/** Leads to the anonymous-mining dialog; dialog and sentences come with the first click, not with the page. */
export function WalletCheckButton() {
  const { t } = useTranslation('sections');
  const { Dialog, isLoading, open } = useLazyDialog(loadAnonymousDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="line" isBusy={isLoading} aria-haspopup="dialog" onClick={() => void open(() => setIsOpen(true))}>
        {t('pool.check')}
      </Button>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
