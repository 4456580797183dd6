import { useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SECOND_MS } from '#src/domain/days.ts';
import { showToastAtom } from '#src/state/toasts.ts';

/** Code that the device has comes in less; what is still awaited after that long is told to whoever has pressed. */
const PATIENCE_MS = 3 * SECOND_MS;

/** A dialog whose code and sentences are loaded when it is first opened; `failure` is said when they do not come. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failure: string) {
  const { t } = useTranslation('common');
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  const open = async (show: () => void) => {
    setIsLoading(true);
    const timer = setTimeout(() => showToast({ tone: 'info', text: t('errors.late') }), PATIENCE_MS);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      show();
    } catch {
      showToast({ tone: 'error', text: failure });
    } finally {
      clearTimeout(timer);
      setIsLoading(false);
    }
  };
  return { Dialog, isLoading, open };
}
