import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { onStored, readStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

const isFilled = (): boolean => (readStored(OUTBOX_KEY, z.array(z.unknown())) ?? []).length > 0;

/** Delivers what waits, on every page, and says so quietly. Its code comes only when something waits. */
export function OutboxNotice() {
  const { i18n } = useTranslation();
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    let isNeeded = true;
    const load = async () => {
      if (!isNeeded || !isFilled()) return;
      const [{ OutboxWatch }] = await Promise.all([import('./outbox-watch.tsx'), loadNamespaces(i18n, ['vip'])]);
      setWatch(() => OutboxWatch);
    };
    const start = () => void load().catch(() => undefined);
    afterLoad(start);
    const stop = onStored(OUTBOX_KEY, start);
    return () => {
      isNeeded = false;
      stop();
    };
  }, [i18n]);
  return Watch ? <Watch /> : null;
}
