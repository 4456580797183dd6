import type { OutboxKinds } from '#src/parts/outbox/outbox-kinds.ts';

/** Everything that may wait in the outbox. */
export async function outboxKinds(): Promise<OutboxKinds> {
  const [{ vipKind }, { contactKind }] = await Promise.all([
    import('#src/features/vip/vip.draft.ts'),
    import('#src/features/about/contact.draft.ts'),
  ]);
  return [vipKind, contactKind];
}

/** The namespace with its sentences. */
export const outboxNamespaces = ['vip', 'contact'] as const;
