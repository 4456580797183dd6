import { type ErrorComponentProps, Link, useParentMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { RETRY_MS } from '#src/lib/connection.ts';
import { isPoolThere } from '#src/lib/http.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './error-screens.module.css';

/** What a route shows when it cannot: the sentence for the kind of error, and one way out. It never prints the error (R28). */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const kind = errorKindOf(error);
  const connection = useAtomValue(connectionAtom);
  const isNotCached = (connection === 'offline' || connection === 'server') && kind === 'chunk';
  useReloadOnline(isNotCached);
  // A layout above, which is a route of its own, has the page's main already.
  const Screen = useParentMatches({ select: (parents) => parents.length > 1 }) ? 'div' : 'main';
  const retry = () => {
    // It reports the connection, and a good one reloads.
    if (isNotCached) void isPoolThere();
    else if (kind === 'chunk') location.reload();
    else void router.invalidate().then(reset);
  };
  return (
    <Screen className={styles.screen} role="alert">
      <h1 className={styles.title}>{t(isNotCached ? 'errors.notStoredTitle' : 'errors.title')}</h1>
      <p>{t(isNotCached ? (connection === 'offline' ? 'errors.notStored' : 'errors.notStoredServer') : `errors.${kind}`)}</p>
      <Button variant="primary" onClick={retry}>
        {kind === 'chunk' && !isNotCached ? t('reload') : t('retry')}
      </Button>
      {/* The install tier holds it: where a worker responds at all, it opens. */}
      {isNotCached && <Link to="/">{t('errors.savedHome')}</Link>}
    </Screen>
  );
}

/** Reloads when the network is back: a page that is only this sentence loses nothing. */
function useReloadOnline(isWaiting: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isWaiting) return;
    const stopWatching = store.sub(connectionAtom, () => {
      if (store.get(connectionAtom) === 'online') location.reload();
    });
    const timer = setInterval(() => void isPoolThere(), RETRY_MS);
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, [isWaiting, store]);
}
