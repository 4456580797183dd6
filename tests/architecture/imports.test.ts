import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Who may import whom (src/README.md, "Floors"): a room may look into itself and into the rooms named here. */
const mayImport: Record<string, readonly string[]> = {
  'page-start': [],
  domain: [],
  contracts: ['domain'],
  lib: ['domain', 'contracts'],
  state: ['page-start', 'domain', 'contracts', 'lib'],
  i18n: ['domain', 'contracts', 'lib', 'state'],
  ui: ['page-start'],
  parts: ['page-start', 'domain', 'contracts', 'lib', 'state', 'i18n', 'ui'],
  features: ['page-start', 'domain', 'contracts', 'lib', 'state', 'i18n', 'ui', 'parts'],
  routes: ['page-start', 'domain', 'contracts', 'lib', 'state', 'i18n', 'ui', 'parts', 'features'],
  app: ['page-start', 'domain', 'contracts', 'lib', 'state', 'i18n', 'ui', 'parts', 'features', 'routes', 'routeTree.gen.ts'],
  server: ['domain', 'contracts'],
  sw: ['domain', 'contracts'],
};

/** Packages that only some rooms may use; everything else is free. */
const guardedPackages: readonly { pattern: RegExp; rooms: readonly string[]; files?: readonly string[] }[] = [
  {
    pattern: /^(hono|@hono\/|drizzle-orm|@electric-sql\/|pg$|node:)/,
    rooms: ['server'],
    files: ['src/app/prerender-plugin.ts', 'src/app/build-plugins/', 'src/app/figured-pages/'],
  },
  {
    pattern: /^(react$|react\/|react-dom|react-i18next)/,
    rooms: ['page-start', 'ui', 'parts', 'features', 'routes', 'app', 'i18n', 'state'],
  },
  { pattern: /^idb-keyval$/, rooms: ['sw'], files: ['src/lib/storage.ts'] },
  { pattern: /^dompurify$/, rooms: [], files: ['src/lib/sanitize-html.ts'] },
];

const files = sourceFiles(['src', 'sw'], /\.tsx?$/);
const importPattern = /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Read once a file: each part is looked for in all of them. */
const imports = new Map<SourceFile, readonly string[]>();
function importsOf(file: SourceFile): readonly string[] {
  const read = imports.get(file) ?? readImports(file);
  imports.set(file, read);
  return read;
}

function readImports(file: SourceFile): readonly string[] {
  const singleLine = file.text.replace(/(import|export)(\s+type)?\s*\{[^}]*\}/g, (all) => all.replaceAll('\n', ' '));
  return [...singleLine.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** `src/features/pool/x.ts` -> room `features`, feature `pool`. */
function placeOf(path: string): { room: string; feature?: string; depth: number } {
  const parts = path.split('/');
  if (parts[0] === 'sw') return { room: 'sw', depth: parts.length };
  const room = parts[1] ?? '';
  return room === 'features' ? { room, feature: parts[2] ?? '', depth: parts.length } : { room, depth: parts.length };
}

function targetOf(file: SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file.path), specifier) : undefined;
}

function complaint(file: SourceFile, specifier: string): string | undefined {
  const from = placeOf(file.path);
  const target = targetOf(file, specifier.replace(/\?.*$/, ''));
  if (target === undefined) {
    const rule = guardedPackages.find(({ pattern }) => pattern.test(specifier));
    const isAllowed = !rule || rule.rooms.includes(from.room) || rule.files?.some((allowed) => file.path.startsWith(allowed));
    return isAllowed ? undefined : `${file.path} may not use ${specifier}`;
  }
  const to = placeOf(target);
  if (from.feature && to.room === 'features' && to.feature !== from.feature) {
    return `${file.path}: features/${from.feature} may not import features/${to.feature} - compose them in a route`;
  }
  if (from.room === 'routes' && to.room === 'features' && to.depth > 4) return `${file.path} looks into a private room: ${target}`;
  const isBuildHelper = file.path.startsWith('src/app/') && target.startsWith('src/server/cli/');
  if (to.room === from.room || isBuildHelper || mayImport[from.room]?.includes(to.room)) return undefined;
  return `${file.path}: ${from.room} may not import ${to.room} (${specifier})`;
}

describe('who may import whom', () => {
  it('reads imports at all', () => {
    expect(files.flatMap(importsOf).length).toBeGreaterThan(200);
  });

  it('keeps every arrow pointing one way', () => {
    expect(files.flatMap((file) => importsOf(file).map((specifier) => complaint(file, specifier))).filter(Boolean)).toEqual([]);
  });

  it('names the fault and the way out when a feature imports a feature', () => {
    const file = { path: 'src/features/pool/coin-table.tsx', text: "import { VipDialog } from '#src/features/vip/vip-dialog.tsx';" };
    expect(importsOf(file).map((specifier) => complaint(file, specifier))).toEqual([
      'src/features/pool/coin-table.tsx: features/pool may not import features/vip - compose them in a route',
    ]);
  });

  it('has no barrels', () => {
    expect(files.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/'))).toEqual([]);
  });
});

describe('what several features share', () => {
  /** `src/parts/outbox/delivery.ts` -> `outbox`: a file or a folder is one part. */
  const partOf = (path: string): string | undefined => /^src\/parts\/([^/.]+)/.exec(path)?.[1];
  /** A feature each; routes and app are one user each. */
  const userOf = ({ path }: SourceFile): string => {
    const { room, feature } = placeOf(path);
    return feature ? `features/${feature}` : room;
  };

  function usersOf(part: string, sources: readonly SourceFile[]): string[] {
    const users = sources
      .filter((file) => partOf(file.path) !== part)
      .filter((file) => importsOf(file).some((specifier) => partOf(targetOf(file, specifier) ?? '') === part))
      // What another part needs is used by its users.
      .flatMap((file) => (partOf(file.path) === undefined ? [userOf(file)] : usersOf(partOf(file.path) ?? '', sources)));
    return [...new Set(users)];
  }

  const onlyUsed = (sources: readonly SourceFile[]) =>
    [...new Set(sources.flatMap(({ path }) => partOf(path) ?? []))].flatMap((part) => {
      const users = usersOf(part, sources);
      return users.length < 2 ? [`parts/${part} is used by ${users[0] ?? 'nobody'} only`] : [];
    });

  it('is used by at least two of them, or by one and the routes', () => {
    expect(onlyUsed(files)).toEqual([]);
  });

  it('names a part that one feature alone uses, and one that imports a feature', () => {
    const part = { path: 'src/parts/lonely.tsx', text: "import { CoinTable } from '#src/features/pool/coin-table.tsx';" };
    const user = { path: 'src/features/vip/vip-section.tsx', text: "import { Lonely } from '#src/parts/lonely.tsx';" };
    expect(onlyUsed([part, user])).toEqual(['parts/lonely is used by features/vip only']);
    expect(importsOf(part).map((specifier) => complaint(part, specifier))).toEqual([
      'src/parts/lonely.tsx: parts may not import features (#src/features/pool/coin-table.tsx)',
    ]);
  });
});

describe('one place for each border', () => {
  const uses = (pattern: RegExp, allowed: readonly string[]) =>
    files
      .filter(({ path, text }) => path.startsWith('src/') && pattern.test(text) && !allowed.some((place) => path.startsWith(place)))
      .map(({ path }) => path);
  const server = 'src/server/';

  it('fetches in lib/http.ts only', () => {
    expect(uses(/(?<![.\w])fetch\(/, ['src/lib/http.ts', server])).toEqual([]);
  });

  it('touches browser storage in lib only', () => {
    const places = ['src/lib/storage.ts', 'src/lib/mirrors.ts', 'src/lib/tab-sync.ts', server];
    expect(uses(/\b(localStorage|sessionStorage)\.|\bindexedDB\.|document\.cookie/, places)).toEqual([]);
  });

  it('sets HTML from strings in lib/sanitize-html.ts only', () => {
    expect(uses(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/, ['src/lib/sanitize-html.ts'])).toEqual([]);
  });

  it('lets one component show the HTML of a response', () => {
    expect(uses(/from 'dompurify'/, ['src/lib/sanitize-html.ts'])).toEqual([]);
    expect(uses(/lib\/sanitize-html\.ts'/, ['src/parts/notice-html.tsx', 'src/features/notices/bell/bell-entry.tsx'])).toEqual([]);
  });

  it('makes stores in state/store.ts only', () => {
    expect(uses(/import \{[^}]*\bcreateStore\b[^}]*\} from 'jotai'/, ['src/state/store.ts'])).toEqual([]);
  });

  it('asks the device for the time in lib only, the server apart', () => {
    expect(uses(/Date\.now\(\)/, ['src/lib/clock.ts', 'src/lib/mirrors.ts', 'src/lib/storage.ts', server])).toEqual([]);
  });
});

describe('sizes', () => {
  it('keeps every file under the wall of 250 lines, data tables apart', () => {
    const isTable = (path: string) => /(?:catalogue|dag-coins|anchors|paths|schema|endpoint-table)\.tsx?$/.test(path);
    expect(files.filter(({ path, text }) => !isTable(path) && text.split('\n').length > 250).map(({ path }) => path)).toEqual([]);
  });

  it('keeps route files small', () => {
    expect(
      files.filter(({ path, text }) => path.startsWith('src/routes/') && text.split('\n').length > 60).map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no loose types and no silenced checks', () => {
    const loose = /(: any\b|<any>|\bas any\b|as unknown as|@ts-ignore|@ts-expect-error|oxlint-disable|eslint-disable)/;
    expect(files.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
