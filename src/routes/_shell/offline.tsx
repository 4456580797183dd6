import { createFileRoute } from '@tanstack/react-router';
import { classListQuery } from '#src/features/classroom/class-list.query.ts';
import { KeptFilmsSection } from '#src/features/classroom/kept-films-section.tsx';
import { KeptPapers } from '#src/features/daily-paper/kept-papers.tsx';
import { OfflinePage } from '#src/features/offline/offline-page.tsx';
import { OutboxList } from '#src/features/offline/outbox-list.tsx';
import { KeptFarms } from '#src/features/overview/kept-farms.tsx';
import { StoredPages } from '#src/features/pwa/stored-pages.tsx';
import { outboxKinds, outboxNamespaces } from '../-outbox-kinds.ts';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/offline')({
  ...page(['offline', 'classroom', 'overview'], { prefetch: (prefetch) => prefetch(classListQuery()) }),
  component: Offline,
});

function Offline() {
  return (
    <OfflinePage pages={<StoredPages isComplete />} outbox={<OutboxList loadKinds={outboxKinds} namespaces={outboxNamespaces} />}>
      <KeptPapers />
      <KeptFilmsSection />
      <KeptFarms />
    </OfflinePage>
  );
}
