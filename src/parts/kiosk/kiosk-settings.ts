import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { readStored } from '#src/lib/storage.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

const KEY = 'board';
const schema = z.object({ isDiscreet: z.boolean(), hasSound: z.boolean() });

/** What is chosen on a kiosk, kept on its device. Read as this loads, with the kiosk: in discreet mode no frame shows an amount. */
export const kioskSettingsAtom = persistedAtom({
  key: KEY,
  schema,
  initial: readStored(KEY, schema) ?? { isDiscreet: false, hasSound: false },
});

/** Stands for every amount in discreet mode: always as wide, so that its width does not betray the amount. */
export const MASK = '••••';

/** Gives an amount as it may be shown: in discreet mode none is. */
export function useAmount(): (text: string) => string {
  const { isDiscreet } = useAtomValue(kioskSettingsAtom);
  return (text) => (isDiscreet ? MASK : text);
}
