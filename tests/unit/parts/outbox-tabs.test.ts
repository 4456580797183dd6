import { beforeEach, expect, it, vi } from 'vitest';
import type * as Storage from '#src/lib/storage.ts';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { writeStored } from '#src/lib/storage.ts';
import { deliverOutbox } from '#src/parts/outbox/delivery.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { addToOutbox, readOutbox } from '#src/parts/outbox/outbox.ts';
import { makeStore } from '#src/state/store.ts';

/** What another tab has written, of which this one learns when it looks into the database. */
let written: unknown[] | undefined;
vi.mock('#src/lib/storage.ts', async (original) => {
  const storage = await original<typeof Storage>();
  const refreshStored = async (key: string) => {
    if (written) await storage.writeStored(key, written);
    written = undefined;
  };
  return { ...storage, refreshStored };
});

const item = (key: string) => ({ key, kind: 'vip', state: 'waiting', madeAt: Date.now(), content: { name: key } });

beforeEach(async () => {
  written = undefined;
  observePoolIdempotency('1');
  await writeStored(OUTBOX_KEY, []);
});

it('what another tab has just put in stays when something is added, and is sent with the rest', async () => {
  written = [item('theirs')];
  await addToOutbox('ours', 'vip', { name: 'ours' });
  expect(readOutbox().map(({ key }) => key)).toEqual(['theirs', 'ours']);
  const sent: string[] = [];
  const kind = { ...vipKind, send: async (_content: unknown, key: string) => (sent.push(key), { kind: 'sent' as const }) };
  written = [item('theirs'), item('ours'), item('late')];
  await deliverOutbox({ store: makeStore(), kinds: [kind] });
  expect(sent).toEqual(['theirs', 'ours', 'late']);
});
