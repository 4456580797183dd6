import type { Plugin } from 'vite';
import { outsideAddress } from '../../lib/outside-address.ts';
import { type QrCode, qrCode } from '../../lib/qr-code.ts';

/** Imported by `features/landing/app-section.tsx`; its type is in `app/globals.d.ts`. */
const moduleName = 'virtual:qr-codes';
/** With Rollup's mark of a module that is no file. */
const resolvedName = `\0${moduleName}`;

/** The links of the app section that a phone may scan. */
const settings = ['VITE_APP_STORE_URL', 'VITE_GOOGLE_PLAY_URL', 'VITE_ANDROID_PACKAGE_URL'];

type Env = Readonly<Record<string, unknown>>;

/** Vite plugin: `import qrCodes from 'virtual:qr-codes'` gives each setting's code, drawn when the site is built. */
export function qrCodes(): Plugin {
  let env: Env = {};
  return {
    name: 'okkong:qr-codes',
    configResolved(config) {
      env = config.env;
    },
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? { code: `export default ${JSON.stringify(codesOf(env))};`, moduleType: 'js' } : undefined),
  };
}

/** The codes by setting, of the links that are set. */
export function codesOf(env: Env): Readonly<Record<string, QrCode>> {
  const entries = settings.flatMap((setting): [string, QrCode][] => {
    const address = outsideAddress.parse(env[setting]);
    return address ? [[setting, qrCode(address)]] : [];
  });
  return Object.fromEntries(entries);
}
