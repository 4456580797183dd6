import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionAtom, connectionTellersAtom } from '#src/state/online.ts';
import { useHydratedAtom } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import styles from './page-notices.module.css';
import { applyUpdate, dismissUpdateAtom, updateAtom } from './updates.ts';

/** Messages on every page: the state of the network, a new version, and what the route adds. */
export function PageNotices({ children }: { children?: ReactNode }) {
  const connection = useHydratedAtom(connectionAtom);
  return (
    <div className={styles.notices}>
      <OfflineBanner key={connection} />
      <UpdatePrompt />
      {children}
    </div>
  );
}

interface OfflineBannerProps {
  /** How old the shown figures are ("12:40"); without it the sentence stays general. */
  ageText?: string | undefined;
}

/** Says that the network is gone, or that a captive portal responds in our place (R13, R29). Closed, it stays away until that changes. */
function OfflineBanner({ ageText }: OfflineBannerProps) {
  const { t } = useTranslation('pwa');
  const connection = useHydratedAtom(connectionAtom);
  const [isClosed, setIsClosed] = useState(false);
  const isToldElsewhere = useHydratedAtom(connectionTellersAtom) > 0;
  if (connection === 'online' || isClosed || isToldElsewhere) return null;
  return (
    <NoticeBar
      tone="warning"
      icon="warning"
      text={t('copies.behind', {
        what: t(`${connection}.what`),
        copies: ageText ? t('copies.aged', { age: ageText }) : t('copies.general'),
      })}
    >
      <Button variant="icon" size="sm" aria-label={t('close')} onClick={() => setIsClosed(true)}>
        <Icon name="close" />
      </Button>
    </NoticeBar>
  );
}

/** The quiet bar that offers a new version (R2); an open page never changes by itself. */
function UpdatePrompt() {
  const { t } = useTranslation('pwa');
  const { state } = useHydratedAtom(updateAtom);
  const dismiss = useSetAtom(dismissUpdateAtom);
  const store = useStore();
  if (state === 'none') return null;
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
