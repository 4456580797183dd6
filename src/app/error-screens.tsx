import { type ErrorComponentProps, Link, useParentMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { RETRY_MS } from '#src/lib/connection.ts';
import { isPoolThere, isSiteThere } from '#src/lib/http.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './error-screens.module.css';

/** What a route shows when it cannot: the sentence for the kind of error, and one way out. It never prints the error. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const kind = errorKindOf(error);
  const isNotStored = useIsCutOff() && kind === 'chunk';
  useReloadOnline(isNotStored);
  // A layout above, which is a route of its own, has the page's main already.
  const Screen = useParentMatches({ select: (parents) => parents.length > 1 }) ? 'div' : 'main';
  const retry = () => {
    // It reports the connection, and a good one reloads.
    if (isNotStored) void isPoolThere();
    else if (kind === 'chunk') location.reload();
    else void router.invalidate().then(reset);
  };
  return (
    <Screen className={styles.screen} role="alert">
      <h1 className={styles.title}>{t(isNotStored ? 'errors.notStoredTitle' : 'errors.title')}</h1>
      <p>{t(isNotStored ? 'errors.notStored' : `errors.${kind}`)}</p>
      <Button variant="primary" onClick={retry}>
        {kind === 'chunk' && !isNotStored ? t('reload') : t('retry')}
      </Button>
      {isNotStored && <WhatIsStored />}
    </Screen>
  );
}

/** Whether a file that is missing could not come at all: by what the calls have shown, or by a look of its own, for at the start no call has. */
function useIsCutOff(): boolean {
  const connection = useAtomValue(connectionAtom);
  const [isSiteGone, setIsSiteGone] = useState(false);
  useEffect(() => void isSiteThere().then((isThere) => setIsSiteGone(!isThere)), []);
  return isSiteGone || (connection !== 'online' && connection !== 'pool');
}

/** The pages that open all the same. Their list is of the install tier; where even that is lost the home page stands alone. */
function WhatIsStored() {
  const { t } = useTranslation('common');
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    import('#src/features/pwa/stored-pages.tsx').then(
      ({ StoredPages }) => setList(() => StoredPages),
      () => undefined,
    );
  }, []);
  return (
    <div>
      <p>{t('errors.stored')}</p>
      {List ? <List /> : <Link to="/">{t('errors.savedHome')}</Link>}
    </div>
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
