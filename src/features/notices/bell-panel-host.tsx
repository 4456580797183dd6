import { useAtom, useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { isUnattended } from '#src/lib/kiosk.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { isBellOpenAtom } from './bell.atoms.ts';

/** What the bell opens: its code, sentences and calls come when the browser is idle, or with the first press. */
export function BellPanelHost() {
  const { t, i18n } = useTranslation('common');
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isIdle, setIsIdle] = useState(false);
  const [Panel, setPanel] = useState<ComponentType>();
  const isWanted = (isIdle || isOpen) && !Panel;
  useEffect(() => {
    if (!isUnattended(location.search, navigator.userAgent)) whenIdle(() => setIsIdle(true));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = async () => {
      const [{ BellPanel }] = await retryImport(() => Promise.all([import('./bell-panel.tsx'), loadNamespaces(i18n, ['notices'])]));
      if (isCurrent) setPanel(() => BellPanel);
    };
    load().catch(() => {
      if (!isCurrent || !isOpen) return;
      setIsOpen(false);
      showToast({ tone: 'error', text: t('errors.chunk') });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isOpen, setIsOpen, showToast, t, i18n]);
  return Panel ? <Panel /> : null;
}
