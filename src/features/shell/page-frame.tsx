import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToastAtom, toastsAtom } from '#src/state/toasts.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import styles from './layouts.module.css';

/** The main element: target of the skip link and of the focus after a choice in the panel. */
export const mainId = 'main';

/** First stop of the Tab key: past the menus. Focus is set by hand, for an address with a hash would be a navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

/** The toasts of `state/toasts`, in the page's language. */
export function ToasterHost() {
  const { t } = useTranslation(['shell', 'common']);
  const toasts = useHydratedAtom(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return <Toaster toasts={toasts} label={t('shell:toasts')} closeLabel={t('common:close')} onDismiss={dismiss} />;
}

const gestures = ['gesturestart', 'gesturechange', 'gestureend'] as const;

/**
 * Multi-touch and gesture zoom are blocked. `touch-action` (ui/base.css) does it for touch; Safari's gesture events, of the
 * trackpad too, need a listener. Zoom by keyboard and menu stays.
 */
export function useBlockedGestureZoom(): void {
  useEffect(() => {
    const block = (event: Event) => event.preventDefault();
    for (const gesture of gestures) document.addEventListener(gesture, block, { passive: false });
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, block);
    };
  }, []);
}
