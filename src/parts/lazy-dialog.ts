import { useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SECOND_MS } from '#src/domain/days.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { showToastAtom } from '#src/state/toasts.ts';

/** Code that the device has comes in less; what is still awaited after that long is told to whoever has pressed. */
const PATIENCE_MS = 3 * SECOND_MS;

/** A dialog whose code and sentences are loaded when it is first opened; without a network it opens when that is back. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation('common');
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  const open = async (show: () => void) => {
    setIsLoading(true);
    const timer = setTimeout(() => showToast({ tone: 'info', text: t('errors.late') }), PATIENCE_MS);
    const loaded = await retryImport(load);
    clearTimeout(timer);
    setDialog(() => loaded);
    setIsLoading(false);
    show();
  };
  return { Dialog, isLoading, open };
}
