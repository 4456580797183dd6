import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

export const scriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const page = { types: [], things: [], isPrerendered: true, isIndexed: true, isCanonical: true };
const routes = [
  { ...page, path: '/' },
  { ...page, path: '/home', isCanonical: false },
  { ...page, path: '/daily-paper' },
  { ...page, path: '/terms' },
  { ...page, path: '/tools', types: ['3'], things: ['type=3'] },
  { ...page, path: '/share/app-download' },
  { ...page, path: '/register', isIndexed: false },
  { ...page, path: '/login', isPrerendered: false, isIndexed: false },
];

/** A fresh folder below the system's temporary one; gone when its test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'okkong-server-'));
  folders.add(folder);
  return folder;
}

const folders = new Set<string>();
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes files below a folder: path -> content. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A small site as the build writes it, so that no test needs a build. */
export function fakeSite(script = 'app-a1.js'): string {
  const folder = temporaryFolder();
  const code = `console.log(${JSON.stringify('x'.repeat(3000))});`;
  const pages = ['en', 'zh', 'zh_hk'].flatMap((language) => [
    ...['index', 'home', 'daily-paper', 'terms', 'share/app-download', 'register', 'tools', 'tools.type-3', 'shell'].map((name) => [
      `html/${language}/${name}.html`,
      `<!doctype html><html lang="${language}"><title>${name}</title>`,
    ]),
    [`manifest.${language}.webmanifest`, JSON.stringify({ id: '/', lang: language })],
  ]);
  writeFiles(folder, {
    ...Object.fromEntries(pages),
    'routes.json': JSON.stringify(routes),
    'csp-hashes.json': JSON.stringify([scriptHash]),
    'index.html': '<!doctype html>untranslated',
    'captcha.html': '<!doctype html><script>frame()</script>',
    'manifest.webmanifest': JSON.stringify({ id: '/', lang: 'untranslated' }),
    'sw.js': 'self.x=1',
    [`assets/${script}`]: code,
    [`assets/${script}.br`]: brotliCompressSync(code),
    [`assets/${script}.gz`]: gzipSync(code),
    'media/hero.webm': Uint8Array.from({ length: 1000 }, (_, index) => index % 251),
    'media/captions.vtt': 'WEBVTT',
    'coins/btc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  return folder;
}
