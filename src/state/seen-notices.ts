import { atom } from 'jotai';
import * as z from 'zod/mini';
import { noticeKey, withSeen } from '#src/domain/notices.ts';
import { readStored } from '#src/lib/storage.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from './persisted-atom.ts';

const SEEN_KEY = 'notices-seen';
const ids = storedRows(z.string());

/** Ids of tips alone, as older builds kept them. */
const formerTips = () => readStored('tips-seen', ids)?.map((id) => noticeKey('tip', id));

/** As kept, for who cannot wait until the atom is shown. */
export const storedSeenNotices = (): readonly string[] => readStored(SEEN_KEY, ids) ?? formerTips() ?? [];

/** Ids of what the visitor has read, in this tab or another. */
export const seenNoticesAtom = persistedAtom<readonly string[]>({ key: SEEN_KEY, schema: ids, initial: [], former: formerTips });

/** Marks notices as read. */
export const markSeenAtom = atom(null, (_get, set, keys: readonly string[]) => set(seenNoticesAtom, (seen) => withSeen(seen, keys)));
