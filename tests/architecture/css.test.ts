import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeColours } from '#src/domain/theme-colours.ts';
import { root, type SourceFile, sourceFiles } from './source-files.ts';

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = sourceFiles(['src'], /\.css$/).map(({ path, text }) => ({ path, text: withoutComments(text) }));
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const globals = sheets.filter(({ path }) => !path.endsWith('.module.css'));
const scripts = sourceFiles(['src'], /\.tsx?$/);
const tokens = 'src/ui/tokens.css';

/** Colours that belong to one picture and to no theme. */
const ownColours: Record<string, string> = {
  'src/features/affiliate/reward-band.module.css': 'the one blue of the affiliate band, its inks and cells, the same in both themes',

  'src/features/landing/banner.module.css': 'the veil over the banner pictures, dark in both themes',
  'src/features/landing/video-hero.module.css': 'the veil and the rules over the hall video, dark in both themes',
};

/** The vocabulary of every page, whole from the start: the same words as in the design. */
const kit = ['src/ui/layout.module.css', 'src/ui/type.module.css'];

/** Classes that a sheet defines; those of another library's elements apart. */
function classesOf(sheet: string): string[] {
  const selectors = [...sheet.replaceAll(/:global\([^)]*\)/g, '').matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? '');
  const found = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/\.[a-zA-Z][\w-]*/g) ?? []);
  return [...new Set(found.map((name) => name.slice(1)))];
}

interface Use {
  file: SourceFile;
  /** Classes named outright: `styles.row`. */
  named: string[];
  /** The file also looks classes up by a value: `styles[size]`. */
  isLookedUp: boolean;
}

function usesOf(module: string): Use[] {
  return scripts.flatMap((file) => {
    const imports = [...file.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
    const mine = imports.find(([, , from = '']) => (from.startsWith('#') ? from.slice(1) : join(dirname(file.path), from)) === module);
    if (!mine) return [];
    const named = [...file.text.matchAll(new RegExp(`(?<![\\w/])${mine[1]}\\.([a-zA-Z]\\w*)`, 'g'))].map((match) => match[1] ?? '');
    return [{ file, named, isLookedUp: file.text.includes(`${mine[1]}[`) }];
  });
}

/** Values that look a class up are spelt out in the folder: `size: 'sm' | 'md'`. */
function isSpeltOut(name: string, { file }: Use): boolean {
  return scripts.some(({ path, text }) => dirname(path) === dirname(file.path) && text.includes(`'${name}'`));
}

describe.each(modules)('$path', ({ path, text }) => {
  const defined = classesOf(text);
  const uses = usesOf(path);
  const composed = [...text.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from|;)/g)].flatMap((match) => (match[1] ?? '').split(/\s+/));

  it('has every class that is used', () => {
    expect(
      uses.flatMap(({ file, named }) => named.filter((name) => !defined.includes(name)).map((name) => `${file.path}: ${name}`)),
    ).toEqual([]);
  });

  it('has no class that nobody uses', () => {
    const isUsed = (name: string) =>
      composed.includes(name) || uses.some((use) => use.named.includes(name) || (use.isLookedUp && isSpeltOut(name, use)));
    expect(uses.length).toBeGreaterThan(0);
    expect(kit.includes(path) ? [] : defined.filter((name) => !isUsed(name))).toEqual([]);
  });
});

describe('colours, sizes and durations come from the tokens', () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i;

  it('no sheet but theirs names a colour, a few pictures apart', () => {
    const naming = sheets.filter(({ path, text }) => path !== tokens && colour.test(text)).map(({ path }) => path);
    expect(naming.filter((path) => !(path in ownColours))).toEqual([]);
    expect(Object.keys(ownColours).filter((path) => !naming.includes(path))).toEqual([]);
  });

  it('an ink that another sheet sets is for the screen: on paper the light one of a dark ground cannot be read', () => {
    const onPaper = (text: string) => text.replaceAll(/^@media screen \{[\s\S]*?^\}/gm, '');
    const setting = sheets.filter(({ path, text }) => path !== tokens && /--(?:text|text-2|muted|ember)\s*:/.test(onPaper(text)));
    expect(setting.map(({ path }) => path)).toEqual([]);
  });

  it('every token that is used exists', () => {
    const definitions = (text: string) => [...text.matchAll(/(?:^|[\s{;])(--[\w-]+)\s*:/g)].map((match) => match[1] ?? '');
    const shared = new Set(globals.flatMap(({ text }) => definitions(text)));
    const set = new Set(scripts.flatMap(({ text }) => [...text.matchAll(/setProperty\(\s*'(--[\w-]+)'/g)].map((match) => match[1] ?? '')));
    const anywhere = new Set(sheets.flatMap(({ text }) => definitions(text)));
    const missing = sheets.flatMap(({ path, text }) => {
      const own = new Set(definitions(text));
      const used = [...text.matchAll(/var\((--[\w-]+)\s*([,)])/g)];
      // With a fallback a block around may set it, or leave it.
      const isKnown = (name: string, isOptional: boolean) =>
        shared.has(name) || own.has(name) || set.has(name) || (isOptional && anywhere.has(name));
      return used.filter(([, name = '', end]) => !isKnown(name, end === ',')).map(([, name]) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('a dark zone has the values of the dark theme, in a light page too, but not on paper: the light ones are of the root alone', () => {
    const { text = '' } = sheets.find(({ path }) => path === tokens) ?? {};
    const rules = text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)(?:\{([^{}]+))?\{[^{}]*--surface:/g);
    const owners = [...rules].map(([, ...selectors]) => selectors.map((each) => each?.trim().replaceAll(/\s+/g, ' ')));
    const dark = ":root:not([data-theme='light']), .zone-dark";
    expect(owners).toEqual([
      [':root', undefined],
      ['@media not print', dark],
      ['@media print', ':root'],
    ]);
  });

  it('what is written on ember, dark in both themes, stands on a colour that is light in both', () => {
    const behind = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^{}]*(?:color|fill): var\(--on-ember\)[^{}]*)\}/g)].map(
        ([, rule = '']) => `${path} ${/background: ([^;]+)/.exec(rule)?.[1]}`,
      ),
    );
    expect(behind.length).toBeGreaterThan(5);
    expect(behind.filter((each) => !/var\(--(ember-fill|on-accent)\)$/.test(each))).toEqual([]);
  });

  it('the files that cannot import the colours behind a page name the same ones', () => {
    const { text = '' } = sheets.find(({ path }) => path === tokens) ?? {};
    const surfaces = [...text.matchAll(/--surface:\s*(#\w+)/g)].map((match) => match[1]?.toUpperCase());
    const paper = '#FFFFFF';
    expect(surfaces).toEqual([themeColours.light, themeColours.dark, paper]);
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain(`<meta name="theme-color" content="${themeColours.dark}" />`);
    expect(readFileSync(join(root, 'src/app/boot/first-paint.js'), 'utf8')).toContain(`colour.content = '${themeColours.light}'`);
  });

  it('the light theme, which paper has too, speaks of everything that the dark one does, and of nothing else', () => {
    const { text = '' } = sheets.find(({ path }) => path === tokens) ?? {};
    const themes = [...text.matchAll(/color-scheme: (\w+);([^}]*)\}/g)].map(([, theme, values = '']) => [
      theme,
      [...values.matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
    ]);
    const [[, light] = [], [, dark] = []] = themes;
    expect(themes.map(([theme]) => theme)).toEqual(['light', 'dark']);
    expect(dark).toContain('--surface');
    expect(light).toEqual(dark);
  });
});

describe('the style sheets stay simple', () => {
  it('only base.css forces anything, to hide and to still', () => {
    expect(modules.filter(({ text }) => text.includes('!important')).map(({ path }) => path)).toEqual([]);
    const forced = globals.flatMap(({ text }) => [...text.matchAll(/([\w-]+):[^;]*!important/g)].map((match) => match[1] ?? ''));
    expect([...new Set(forced)].toSorted()).toEqual(['animation-duration', 'animation-iteration-count', 'display', 'transition-duration']);
  });

  it('the page changes at the breakpoints of the specification, and at 480 for the narrowest', () => {
    const widths = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/@media[^{]*?\((?:(?:min|max)-width|width\s*[<>]=?):?\s*(\d+)px/g)].map((match) => ({
        path,
        width: Number(match[1]),
      })),
    );
    const allowed = new Set([374, 375, 479, 480, 767, 768, 1023, 1024, 1339, 1340]);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter(({ width }) => !allowed.has(width))).toEqual([]);
  });

  it('no element has a style of its own, which the policy would block', () => {
    expect(scripts.filter(({ path, text }) => path.endsWith('.tsx') && /\sstyle=[{"]/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('a table that has lost the roles of its parts to a sheet is given them again, each its own', () => {
    const roles: Record<string, string> = { thead: 'group', tbody: 'group', tr: 'row', th: 'columnHeader|rowHeader', td: 'cell' };
    const parts = scripts
      .filter(({ path, text }) => path.endsWith('.tsx') && text.includes('{...tableRoles.'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/<(table|thead|tbody|tr|th|td)\b(?:=>|[^>])*>/g)].map(([part, tag]) => ({ path, part, tag })),
      );
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter(({ part, tag = '' }) => !new RegExp(`\\{\\.\\.\\.tableRoles\\.(${roles[tag] ?? tag})\\}`).test(part))).toEqual([]);
  });

  it('class names written out are global ones that exist', () => {
    const known = new Set(globals.flatMap(({ text }) => classesOf(text)));
    const written = scripts.flatMap(({ path, text }) =>
      [...text.matchAll(/className="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ').map((name) => ({ path, name }))),
    );
    expect(written.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('every file that a sheet names exists, and every font is named', () => {
    const named = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)/g)]
        .map((match) => match[1] ?? '')
        .filter((url) => !/^(?:data:|#)/.test(url))
        .map((url) => (url.startsWith('/') ? join('public', url) : join(dirname(path), url))),
    );
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const fonts = readdirSync(join(root, 'src/ui/fonts')).map((name) => `src/ui/fonts/${name}`);
    expect(fonts.filter((file) => !named.includes(file))).toEqual([]);
  });
});
