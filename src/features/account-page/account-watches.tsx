import { useSetAtom, useStore } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountWatches as Watches, AccountWatcherLink } from '#src/contracts/account-watch.ts';
import { NOT_FOUND } from '#src/contracts/envelope.ts';
import type { Watch } from '#src/contracts/watch.ts';
import { AppError } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useAccountWatchesRequest } from '#src/parts/watch-account.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { forgetWatchAtom, watchesAtom } from '#src/parts/watches.ts';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Empty } from '#src/ui/empty.tsx';
import { AccountSection } from './account-section.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './own-account.module.css';
import { WatchedFarms } from './watched-farms.tsx';
import { WatchRow } from './watch-row.tsx';

/** Who is told of the account's farms, and who may look at them: on every device the same, to be ended from any. */
export function AccountWatches() {
  const { t } = useTranslation(['own-account', 'common']);
  const { data, error, reload } = usePrivateCall(useAccountWatchesRequest());
  // A pool behind this site that tells nobody of farms.
  if (error instanceof AppError && error.code === NOT_FOUND) return null;
  return (
    <>
      <AccountSection id="messages" title={t('own-account:messages.title')} text={t('own-account:messages.text')}>
        {error !== undefined && <CallProblem error={error} onRetry={reload} />}
        {!data && error === undefined && <p role="status">{t('common:loading')}</p>}
        {data && <Ways watches={data} reload={reload} />}
      </AccountSection>
      {data && data.links.length > 0 && (
        <AccountSection id="links" title={t('own-account:links.title')} text={t('own-account:links.text')}>
          <Links links={data.links} reload={reload} />
        </AccountSection>
      )}
    </>
  );
}

/** Ends something and says so; its list then has the focus, for the button went with its row. */
function useEnd(reload: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const showToast = useSetAtom(showToastAtom);
  const problemText = useProblemText();
  const end = async (work: () => Promise<void>, done: string): Promise<void> => {
    try {
      await work();
      showToast({ tone: 'success', text: done });
      list.current?.focus();
      reload();
    } catch (error) {
      showToast({ tone: 'error', text: problemText(error) });
    }
  };
  return { list, end };
}

function Ways({ watches: { watches, farms }, reload }: { watches: Watches; reload: () => void }) {
  const { t } = useTranslation('own-account');
  const store = useStore();
  const { list, end } = useEnd(reload);
  if (watches.length === 0) return <Empty title={t('messages.none')} text={t('messages.how')} />;
  const own = new Set(store.get(watchesAtom).map(({ token }) => token));
  const endWatch = ({ token }: Watch, name: string) =>
    end(
      async () => {
        await call('watchEnd', { token });
        store.set(forgetWatchAtom, token);
      },
      t('messages.ended', { name }),
    );
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('messages.ways')}>
        {watches.map((watch) => (
          <WatchRow key={watch.token} watch={watch} isThisDevice={own.has(watch.token)} onEnd={endWatch} />
        ))}
      </ul>
      <WatchedFarms farms={farms} watches={watches} />
    </>
  );
}

function Links({ links, reload }: { links: readonly AccountWatcherLink[]; reload: () => void }) {
  const { t } = useTranslation('own-account');
  const store = useStore();
  const { list, end } = useEnd(reload);
  const endLink = ({ id, key }: AccountWatcherLink, name: string) =>
    end(
      async () => {
        await call('accountLinkEnd', { id });
        store.set(watcherLinksAtom, (kept) => kept.filter((link) => link.key !== key));
      },
      t('links.ended', { name }),
    );
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('links.title')}>
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onEnd={endLink} />
      ))}
    </ul>
  );
}
