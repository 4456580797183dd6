import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { Button } from '#src/ui/button.tsx';

async function load() {
  const [{ AnonymousDialog }] = await Promise.all([import('./anonymous-dialog.tsx'), loadPageSentences(['anonymous'])]);
  return AnonymousDialog;
}

/** Leads to the anonymous-mining dialog (DESIGN 8.6); dialog and sentences come with the first click, not with the page. */
export function WalletCheckButton() {
  const { t } = useTranslation(['sections', 'common']);
  const { Dialog, isLoading, open } = useLazyDialog(load, t('common:errors.chunk'));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="line" isBusy={isLoading} aria-haspopup="dialog" onClick={() => void open(() => setIsOpen(true))}>
        {t('sections:pool.check')}
      </Button>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
