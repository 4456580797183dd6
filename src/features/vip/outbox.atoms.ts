import { atom } from 'jotai';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { OUTBOX_KEY } from './outbox-key.ts';
import { outboxSchema, type OutboxItem } from './outbox.model.ts';

/** The outbox as this and other tabs write it; changed through `outbox.ts` only. */
export const outboxAtom = persistedAtom<OutboxItem[]>({ key: OUTBOX_KEY, schema: outboxSchema, initial: [] });

/** Key of the application this tab is sending at this moment. */
export const sendingKeyAtom = atom<string | undefined>(undefined);
