import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { outsideAddress, unsetPath } from '../../lib/outside-address.ts';

/** Imported by `features/landing/app-section-qr.tsx`; its type is in `app-section.qr-codes.d.ts`. */
const moduleName = 'virtual:qr-codes';
/** With Rollup's mark of a module that is no file. */
const resolvedName = `\0${moduleName}`;

/** The links of the app section that a phone may scan. */
const settings = ['VITE_APP_STORE_URL', 'VITE_GOOGLE_PLAY_URL', 'VITE_ANDROID_PACKAGE_URL'];

/** The free edge a reader needs, in modules (ISO 18004). */
const quietZone = 4;

/** Edge of the square in modules, quiet zone included, and the dark modules as SVG path data. */
export interface QrCode {
  edge: number;
  path: string;
}

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

/** The code of an address, neighbouring modules of a row joined into one stroke. Throws when the address is longer than a code can hold. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => runsOf(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`));
  return { edge: size + 2 * quietZone, path: rows.flat().join('') };
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
