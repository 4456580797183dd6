import { useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

/** Leads to the anonymous-mining dialog (DESIGN 8.6); dialog and sentences come with the first press, not with the page. */
export function WalletCheckButton() {
  const { t } = useTranslation(['sections', 'common']);
  const [Loaded, setLoaded] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);

  const open = async () => {
    setIsLoading(true);
    try {
      const [{ AnonymousDialog }] = await Promise.all([import('./anonymous-dialog.tsx'), loadPageSentences(['anonymous'])]);
      setLoaded(() => AnonymousDialog);
      setIsOpen(true);
    } catch {
      showToast({ tone: 'error', text: t('common:errors.chunk') });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button variant="line" isBusy={isLoading} aria-haspopup="dialog" onClick={() => void open()}>
        {t('sections:pool.check')}
      </Button>
      {Loaded && isOpen && <Loaded onClose={() => setIsOpen(false)} />}
    </>
  );
}
