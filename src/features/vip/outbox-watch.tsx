import { Link, useRouterState } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '#src/lib/kiosk.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import { keepDelivering } from './outbox-delivery.ts';
import { outboxAtom } from './outbox.atoms.ts';
import type { OutboxItem, ShownState } from './outbox.model.ts';
import { removeFromOutbox } from './outbox.ts';
import { useShownState } from './use-shown-state.ts';

/** Delivers the outbox while it is on the page, and shows its latest news. */
export function OutboxWatch() {
  const store = useStore();
  const items = useAtomValue(outboxAtom);
  useEffect(() => keepDelivering(store), [store]);
  const latest = items.at(-1);
  return latest ? <OutboxBar key={`${latest.key} ${latest.state}`} item={latest} /> : null;
}

const tones: Partial<Record<ShownState, 'positive' | 'warning'>> = { sent: 'positive', refused: 'warning', 'needs-word': 'warning' };

/** A quiet bar; closed, it stays away until the state changes. */
function OutboxBar({ item }: { item: OutboxItem }) {
  const { t } = useTranslation(['vip', 'common']);
  const [isClosed, setIsClosed] = useState(false);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const isOnWall = useRouterState({ select: ({ location }) => isKiosk(location.searchStr) });
  const state = useShownState(item);
  // The panel of the landing page says as much already.
  const isSaid = isHome && (state === 'waiting' || state === 'sending');
  if (isClosed || isOnWall || isSaid) return null;
  const close = () => {
    setIsClosed(true);
    if (item.state === 'sent') void removeFromOutbox(item.key);
  };
  return (
    <NoticeBar tone={tones[state]} text={t(`vip:notice.${state}`)}>
      <Link to="/" search={{ id: 'vip' }} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {t('vip:notice.show')}
      </Link>
      <Button variant="icon" size="sm" aria-label={t('common:close')} onClick={close}>
        <Icon name="close" />
      </Button>
    </NoticeBar>
  );
}
