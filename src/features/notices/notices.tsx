import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { isAgreementAccepted } from './agreement.ts';
import { isUnattended } from './notice-queue.ts';

/** Dialogs that come by themselves: nothing on the server, code and sentences only when one is due, after the first view has settled. */
export function Notices() {
  const { i18n } = useTranslation();
  const [Dialogs, setDialogs] = useState<ComponentType>();
  useEffect(() => {
    if (isAgreementAccepted() || isUnattended(location.search, navigator.userAgent)) return;
    const load = async () => {
      const [{ NoticeDialogs }] = await Promise.all([import('./notice-dialogs.tsx'), loadNamespaces(i18n, ['notices'])]);
      setDialogs(() => NoticeDialogs);
    };
    afterLoad(() => void load().catch(() => undefined));
  }, [i18n]);
  return Dialogs ? <Dialogs /> : null;
}
