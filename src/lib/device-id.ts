import { DEVICE_ID_KEY, deviceIdSchema } from '#src/contracts/stored.ts';
import { readStored, storageRead, writeStored } from './storage.ts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

let made: string | undefined;

/** This device's identifier: 32 random characters 0-9, a-z, made once and kept. A new one serves until a slow database has given the kept one. */
export function deviceId(): string {
  const known = readStored(DEVICE_ID_KEY, deviceIdSchema);
  if (known) return known;
  if (made === undefined) {
    made = makeDeviceId();
    void keep(made);
  }
  return made;
}

async function keep(id: string): Promise<void> {
  await storageRead();
  if (!readStored(DEVICE_ID_KEY, deviceIdSchema)) await writeStored(DEVICE_ID_KEY, id);
}

/** A fresh identifier; bytes that would favour some characters are drawn again. */
export function makeDeviceId(): string {
  let id = '';
  const fairLimit = 256 - (256 % alphabet.length);
  while (id.length < 32) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < fairLimit && id.length < 32) id += alphabet[byte % alphabet.length] ?? '';
    }
  }
  return id;
}
