import * as z from 'zod/mini';
import { PUSH_MEMORY_KEY } from '#src/contracts/stored.ts';
import { stored, writeRecord } from './preferences.ts';

const waitingPost = z.object({ path: z.string(), body: z.unknown() });
/** What is to be told the pool. */
export type WaitingPost = z.infer<typeof waitingPost>;

const memory = z.object({ seen: z.array(z.string()), waiting: z.array(waitingPost) });
type PushMemory = z.infer<typeof memory>;

/** What this worker remembers of pushes; nothing where IndexedDB is refused. Never rejects. */
export async function readPushMemory(): Promise<PushMemory> {
  return (await stored(PUSH_MEMORY_KEY, memory)) ?? { seen: [], waiting: [] };
}

/** Never rejects. */
export async function writePushMemory(value: PushMemory): Promise<void> {
  await writeRecord(PUSH_MEMORY_KEY, value).catch(() => undefined);
}
