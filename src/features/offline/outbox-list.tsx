import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { outboxAtom } from '#src/parts/outbox/outbox.ts';
import type { OutboxKinds } from '#src/parts/outbox/outbox-kinds.ts';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import typography from '#src/ui/type.module.css';

interface OutboxListProps {
  /** Everything that may wait, and its sentences. */
  loadKinds: () => Promise<OutboxKinds>;
  namespaces: readonly Namespace[];
}

/** All that waits on this device to be sent; to change something leads to its form. */
export function OutboxList({ loadKinds, namespaces }: OutboxListProps) {
  const { t, i18n } = useTranslation('offline');
  const navigate = useNavigate();
  const isEmpty = useHydratedAtom(outboxAtom).length === 0;
  const [kinds, setKinds] = useState<OutboxKinds>([]);
  const load = useEffectEvent(() => Promise.all([loadKinds(), loadNamespaces(i18n, namespaces)]));
  useEffect(() => {
    if (isEmpty) return;
    load().then(
      ([loaded]) => setKinds(loaded),
      () => undefined,
    );
  }, [isEmpty]);
  if (isEmpty) return <p className={typography.body}>{t('outbox.empty')}</p>;
  return kinds.map((kind) => <OutboxPanel key={kind.name} kind={kind} onEdit={() => void navigate(kind.place)} />);
}
