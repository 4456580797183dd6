import { useAtom, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#src/lib/idle.ts';
import { isUnattended } from '#src/lib/kiosk.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { isBellOpenAtom } from './bell/bell.atoms.ts';
import { loadBellPanel } from './bell/load-bell-panel.ts';

const BellCount = lazy(async () => ({ default: (await retryImport(() => import('./bell/bell-count.tsx'))).BellCount }));

/** What the bell opens, and its count: that comes with its calls when the browser is idle, the panel with the first press. */
export function BellPanelHost() {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isIdle, setIsIdle] = useState(false);
  const [Panel, setPanel] = useState<ComponentType>();
  const isWanted = isOpen && !Panel;
  useEffect(() => {
    if (!isUnattended(location.search, navigator.userAgent)) whenIdle(() => setIsIdle(true));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = async () => {
      const BellPanel = await loadBellPanel();
      if (isCurrent) setPanel(() => BellPanel);
    };
    load().catch(() => {
      if (!isCurrent) return;
      setIsOpen(false);
      showToast({ tone: 'error', text: t('errors.chunk') });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, setIsOpen, showToast, t]);
  return (
    <>
      {isIdle && (
        <Suspense>
          <BellCount />
        </Suspense>
      )}
      {Panel && <Panel />}
    </>
  );
}
