import * as z from 'zod/mini';
import type { VipApplication } from '#src/contracts/vip.ts';
import { makeDeviceId } from '#src/lib/device-id.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { emptyValues, type VipValues, vipFields } from './vip.form.ts';

const storageKey = 'vip-draft';
const text = z.string().check(z.maxLength(2000));
const draftSchema = z.object({
  values: z.object({ name: text, phone: text, accName: text, minerType: text, hashrate: text, remark: text }),
  /** The last attempt to send: its key, and what it carried. */
  attempt: z.optional(z.object({ key: z.string(), application: z.string() })),
});

/** What was typed and not sent, also before a reload or in another tab; empty fields when there is nothing. */
export function readDraft(): VipValues {
  return readStored(storageKey, draftSchema)?.values ?? emptyValues;
}

/** True when any field holds something. */
export const holdsText = (values: Partial<VipValues>): boolean => vipFields.some((field) => Boolean(values[field]));

/** Keeps what is typed; nothing typed is nothing kept. */
export function keepDraft(values: VipValues): void {
  if (!holdsText(values)) return forgetDraft();
  void writeStored(storageKey, { ...readStored(storageKey, draftSchema), values });
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  void removeStored(storageKey);
}

/** The key to send an application with: the same as long as it says the same, so that a second attempt is no second application (R23). */
export function attemptKey(values: VipValues, application: VipApplication): string {
  const said = JSON.stringify(application);
  const known = readStored(storageKey, draftSchema)?.attempt;
  if (known?.application === said) return known.key;
  const key = makeDeviceId();
  void writeStored(storageKey, { values, attempt: { key, application: said } });
  return key;
}
