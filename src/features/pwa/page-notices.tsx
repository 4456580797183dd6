import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NETWORK_LOGIN_PATH } from '#src/contracts/page-files.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { Connection } from '#src/lib/connection.ts';
import { useConnectionLight } from '#src/parts/connection-light.tsx';
import { connectionAtom, ownNoticeCountAtom } from '#src/state/online.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import styles from './page-notices.module.css';
import { applyUpdate, dismissUpdateAtom, updateAtom } from './updates.ts';

/** Messages on every page: the state of the network, a new version, and what the route adds. */
export function PageNotices({ children }: { children?: ReactNode }) {
  const { state } = useConnectionLight();
  return (
    <div className={styles.notices}>
      <OfflineBanner key={state} />
      <UpdatePrompt />
      {children}
    </div>
  );
}

/** Says which part of the way to the pool is down, or that the farm behind it is silent. Closed, it stays away until that changes. */
function OfflineBanner() {
  const { t } = useTranslation('pwa');
  const { state, text } = useConnectionLight();
  const [isClosed, setIsClosed] = useState(false);
  const isToldElsewhere = useHydratedAtom(ownNoticeCountAtom) > 0;
  if (state === 'online' || state === 'unknown' || isClosed || isToldElsewhere) return null;
  const close = (
    <Button variant="icon" size="sm" aria-label={t('close')} onClick={() => setIsClosed(true)}>
      <Icon name="close" />
    </Button>
  );
  // The figures of a silent farm are not old.
  if (state !== 'farm') return <ConnectionBar what={text}>{close}</ConnectionBar>;
  return (
    <NoticeBar tone="warning" icon="warning" text={text}>
      {close}
    </NoticeBar>
  );
}

/** What is the matter, and from when the figures on the page are. */
function ConnectionBar({ what, children }: { what: string; children: ReactNode }) {
  const { t } = useTranslation('pwa');
  const { dateTime } = useFormats();
  const connection = useHydratedAtom(connectionAtom);
  const oldestMs = useOldestFigures();
  const copies = oldestMs === undefined ? t('copies.general') : t('copies.aged', { time: dateTime(oldestMs) });
  return (
    <NoticeBar tone="warning" icon="warning" text={t('copies.behind', { what, copies })}>
      {connection === 'portal' && <NetworkLogin />}
      {children}
    </NoticeBar>
  );
}

/** The way to the network's own log-in page, past the worker: an installed app has no address bar. */
function NetworkLogin() {
  const { t } = useTranslation('pwa');
  return (
    <a className={buttonClass({ variant: 'line', size: 'sm' })} href={NETWORK_LOGIN_PATH} target="_blank" rel="noopener">
      {t('portalLogin')}
    </a>
  );
}

/** What is in the query cache may be something else. */
const response = z.object({ madeAt: z.number() });

/** When the oldest response was made that a part of the page shows, ms since 1970; undefined while none is there. */
function useOldestFigures(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  const oldest = () => {
    const ages = cache.findAll({ type: 'active' }).flatMap(({ state }) => response.safeParse(state.data).data?.madeAt ?? []);
    return ages.length > 0 ? Math.min(...ages) : undefined;
  };
  return useSyncExternalStore(subscribe, oldest, () => undefined);
}

/** With these nothing reaches the site's server: what an update may still need could not be fetched. */
const cutOff: readonly Connection[] = ['offline', 'portal', 'server', 'slow'];

/** The quiet bar that offers a new version, where there is a network to take it over; an open page never changes by itself. */
function UpdatePrompt() {
  const { t } = useTranslation('pwa');
  const { state } = useHydratedAtom(updateAtom);
  const connection = useHydratedAtom(connectionAtom);
  const dismiss = useSetAtom(dismissUpdateAtom);
  const store = useStore();
  if (state === 'none' || (state === 'ready' && cutOff.includes(connection))) return null;
  return (
    <NoticeBar text={t(state === 'held' ? 'update.held' : 'update.ready')}>
      <div className={styles.actions}>
        <Button size="sm" isBusy={state === 'applying'} onClick={() => void applyUpdate(store)}>
          {t('update.reload')}
        </Button>
        {state === 'ready' && (
          <Button size="sm" variant="quiet" onClick={dismiss}>
            {t('update.later')}
          </Button>
        )}
      </div>
    </NoticeBar>
  );
}
