import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { dismissToastAtom, toastsAtom } from '#src/state/toasts.ts';
import { Toaster } from '#src/ui/toaster.tsx';

/** Shows what `showToast` was told, in the page's language. */
export function ToasterHost() {
  const { t } = useTranslation(['shell', 'common']);
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return <Toaster toasts={toasts} label={t('shell:toasts')} closeLabel={t('common:close')} onDismiss={dismiss} />;
}
