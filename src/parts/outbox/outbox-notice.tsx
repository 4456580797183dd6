import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { onStored, readStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY, type OutboxKinds } from './outbox-kinds.ts';

interface OutboxNoticeProps {
  /** Everything that may wait, and its sentences. */
  loadKinds: () => Promise<OutboxKinds>;
  namespaces: readonly Namespace[];
}

interface Loaded {
  OutboxWatch: ComponentType<{ kinds: OutboxKinds }>;
  kinds: OutboxKinds;
}

const isFilled = (): boolean => (readStored(OUTBOX_KEY, z.array(z.unknown())) ?? []).length > 0;

/** Delivers what waits, on every page, and says so quietly. Its code is loaded only when something waits. */
export function OutboxNotice({ loadKinds, namespaces }: OutboxNoticeProps) {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded !== undefined;
  const load = useEffectEvent(async () => {
    if (!isFilled()) return;
    const [{ OutboxWatch }, kinds] = await Promise.all([import('./outbox-watch.tsx'), loadKinds(), loadNamespaces(i18n, namespaces)]);
    setLoaded({ OutboxWatch, kinds });
  });
  useEffect(() => {
    if (isLoaded) return;
    let isMounted = true;
    const start = () => void (isMounted && load().catch(() => undefined));
    whenIdle(start);
    const stop = onStored(OUTBOX_KEY, start);
    // What could not be loaded without a network.
    window.addEventListener('online', start);
    return () => {
      isMounted = false;
      stop();
      window.removeEventListener('online', start);
    };
  }, [isLoaded]);
  return loaded ? <loaded.OutboxWatch kinds={loaded.kinds} /> : null;
}
