/** Everything that may wait in the outbox. */
export async function outboxKinds() {
  const [{ vipKind }, { contactKind }] = await Promise.all([
    import('#src/features/vip/vip.draft.ts'),
    import('#src/features/about/contact.draft.ts'),
  ]);
  return [vipKind, contactKind];
}
