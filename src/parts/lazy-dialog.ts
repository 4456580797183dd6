import { useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { showToastAtom } from '#src/state/toasts.ts';

/** A dialog whose code and sentences are loaded when it is first opened; `failure` is said when they do not come. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failure: string) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  const open = async (show: () => void) => {
    setIsLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      show();
    } catch {
      showToast({ tone: 'error', text: failure });
    } finally {
      setIsLoading(false);
    }
  };
  return { Dialog, isLoading, open };
}
