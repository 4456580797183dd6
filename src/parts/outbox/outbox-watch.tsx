import { Link, useRouterState } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHomePath } from '#src/domain/home-paths.ts';
import { isKiosk } from '#src/lib/kiosk.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import { keepDelivering } from './delivery.ts';
import type { OutboxKind, OutboxKinds } from './outbox-kinds.ts';
import { outboxAtom, type OutboxItem, removeFromOutbox, type ShownState } from './outbox.ts';
import { useShownState } from './outbox-panel.tsx';

/** Delivers the outbox while it is on the page, and shows its latest news. */
export function OutboxWatch({ kinds }: { kinds: OutboxKinds }) {
  const store = useStore();
  const items = useAtomValue(outboxAtom);
  useEffect(() => keepDelivering({ store, kinds }), [store, kinds]);
  const latest = items.at(-1);
  const kind = kinds.find(({ name }) => name === latest?.kind);
  return latest && kind ? <OutboxBar key={`${latest.key} ${latest.state}`} item={latest} kind={kind} /> : null;
}

const tones: Partial<Record<ShownState, 'positive' | 'warning'>> = { sent: 'positive', refused: 'warning', 'needs-consent': 'warning' };

/** Where the item's own panel stands: the offline page has all of them, and the landing page has two addresses. */
const isPlace = (to: OutboxKind['place']['to'], path: string): boolean =>
  to === path || path === '/offline' || (to === '/' && isHomePath(path));

/** A quiet bar; closed, it stays away until the state changes. */
function OutboxBar({ item, kind }: { item: OutboxItem; kind: OutboxKind }) {
  const { t } = useTranslation([kind.namespace, 'common']);
  const [isClosed, setIsClosed] = useState(false);
  const isAtPanel = useRouterState({ select: ({ location }) => isPlace(kind.place.to, location.pathname) });
  const isInKiosk = useRouterState({ select: ({ location }) => isKiosk(location.searchStr) });
  const state = useShownState(item, kind);
  // The panel says as much already.
  const isSaid = isAtPanel && (state === 'waiting' || state === 'sending');
  if (isClosed || isInKiosk || isSaid) return null;
  const close = () => {
    setIsClosed(true);
    if (item.state === 'sent') void removeFromOutbox(item.key);
  };
  return (
    <NoticeBar tone={tones[state]} text={t(`notice.${state}`)}>
      <Link {...kind.place} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {t('notice.show')}
      </Link>
      <Button variant="icon" size="sm" aria-label={t('common:close')} onClick={close}>
        <Icon name="close" />
      </Button>
    </NoticeBar>
  );
}
