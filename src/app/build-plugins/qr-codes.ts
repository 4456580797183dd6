import type { Plugin } from 'vite';
import { outsideAddress, unsetPath } from '../../lib/outside-address.ts';
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

/** The codes by setting. A link that is not set leads to the page that says so; without `SITE_URL` that has no address, and there is no code. */
export function codesOf(env: Env): Readonly<Record<string, QrCode>> {
  const site = outsideAddress.parse(env.SITE_URL)?.replace(/\/$/, '');
  const entries = settings.flatMap((setting): [string, QrCode][] => {
    const address = outsideAddress.parse(env[setting]) ?? (site && site + unsetPath(setting));
    return address ? [[setting, qrCode(address)]] : [];
  });
  return Object.fromEntries(entries);
}
