import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconsOf, readLogo } from '#src/app/build-plugins/site-icons.ts';
import { readSiteIdentity, withColours } from '#src/app/build-plugins/site-identity.ts';
import { siteColours } from '#src/domain/site-colours.ts';
import { siteTermsOf } from '#src/domain/site-terms.ts';
import { withSiteName } from '#src/domain/site-name.ts';
import { root } from '#tests/architecture/source-files.ts';

const shapes = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path fill="${fill}" d="M0 24 12 4l8 12 6-8 14 16z"/></svg>`;
const folder = mkdtempSync(join(tmpdir(), 'logo-'));
const logoFile = (svg: string) => {
  writeFileSync(join(folder, 'logo.svg'), svg);
  return readSiteIdentity({ SITE_LOGO: 'logo.svg' }, folder);
};

describe('the name in the sentences', () => {
  const files = ['src/i18n/locales', 'src/features/legal/texts', 'src/server/messages'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|md)$/.test(name))
      .map((name) => join(part, name)),
  );

  it('is a value in every one of them: another name leaves none of the default', () => {
    const left = files.filter((file) => /OKKONG/.test(withSiteName(readFileSync(join(root, file), 'utf8'), 'Berg & Söhne')));
    expect(files.length).toBeGreaterThan(100);
    expect(left).toEqual([]);
  });

  it('makes no sentence of the pages one that cannot be read', () => {
    for (const file of files.filter((name) => name.endsWith('.json')))
      expect(() => JSON.parse(withSiteName(readFileSync(join(root, file), 'utf8'), "O'Brien & 高山"))).not.toThrow();
  });

  it('is written nowhere else in what pages and messages are made of', () => {
    const known = /'OKKONG sample miner/;
    const written = ['src', 'sw'].flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|css|js|html|json|md)$/.test(name) && !name.endsWith('README.md'))
        .map((name) => join(part, name))
        .filter((file) =>
          readFileSync(join(root, file), 'utf8')
            .split('\n')
            .some((line) => line.includes('OKKONG') && !known.test(line) && !/^\s*(\/\*|\*|\/\/)/.test(line)),
        ),
    );
    expect(written).toEqual(['src/domain/site-name.ts']);
  });
});

describe('the settings of a site’s look', () => {
  it('are the default’s where none is set', () => {
    expect(readSiteIdentity({ SITE_NAME: ' ', SITE_LOGO: '' }, root)).toEqual({
      name: 'OKKONG',
      logo: undefined,
      colour: undefined,
      terms: siteTermsOf({}, false),
      problems: [],
    });
  });

  it('say nothing of the product’s own pool where figures come from others', () => {
    expect(readSiteIdentity({ POOL_SOURCES: 'BTC=ckpool:file:///srv/ckpool' }, root).terms).toEqual(siteTermsOf({}, true));
    expect(readSiteIdentity({ SOURCES_FILE: 's.json', SITE_AFFILIATE: '1' }, root).terms.hasAffiliate).toBe(true);
  });

  it('are used as they are set', () => {
    writeFileSync(join(folder, 'own.svg'), shapes('#888'));
    const { name, logo, colour, problems } = readSiteIdentity({ SITE_NAME: 'Berg', SITE_LOGO: 'own.svg', SITE_COLOR: '8A1F5C' }, folder);
    expect([name, logo?.width, logo?.height, colour, problems]).toEqual(['Berg', 48, 24, '#8a1f5c', []]);
  });

  it.each([
    ['SITE_NAME', { SITE_NAME: '<Berg>' }, /^The setting SITE_NAME cannot be used .*: a name has none of/],
    ['SITE_COLOR', { SITE_COLOR: '#ffff00' }, /^The setting SITE_COLOR cannot be used .*: its contrast/],
    ['SITE_AFFILIATE', { SITE_AFFILIATE: 'yes' }, /^The setting SITE_AFFILIATE cannot be used .*: it is 0 or 1/],
    ['SITE_PAYOUT_TIME', { SITE_PAYOUT_TIME: '8-16' }, /^The setting SITE_PAYOUT_TIME cannot be used .*08:00-16:00, or none/],
    ['SITE_LOGO', { SITE_LOGO: 'no.svg' }, /^The setting SITE_LOGO cannot be used .*: no\.svg: ENOENT/],
  ])('leave the default in place where %s cannot be used, and say why', (_setting, env, sentence) => {
    const { problems, ...rest } = readSiteIdentity(env, folder);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(rest).toEqual({ name: 'OKKONG', logo: undefined, colour: undefined, terms: siteTermsOf({}, false) });
  });

  it.each([
    ['no drawing', 'a picture'],
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>'],
    ['a picture from elsewhere', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="https://x.example/y.png"/></svg>'],
    ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()"/>'],
  ])('take no logo with %s', (_what, svg) => {
    const { logo, problems } = logoFile(svg);
    expect([logo, problems.length]).toEqual([undefined, 1]);
  });

  it.each([
    ['#ffffff', 'light'],
    ['#0b0e14', 'dark'],
  ])('say of a logo in %s that it is hardly seen on the %s pages', (fill, theme) => {
    expect(logoFile(shapes(fill)).problems).toEqual([expect.stringContaining(`hardly seen on the ${theme} pages`)]);
  });
});

describe('icons out of a logo', () => {
  const icons = iconsOf(readLogo(shapes('#ffffff')), undefined);
  const sizeOf = (file: string) => {
    const bytes = icons[file];
    return Buffer.isBuffer(bytes) ? [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
  };

  it('are all that the default has, each of its size', () => {
    const ownIcons = readdirSync(join(root, 'public/icons')).map((name) => `icons/${name}`);
    expect(Object.keys(icons).toSorted()).toEqual(['favicon.svg', ...ownIcons].toSorted());
    expect(['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'].map((name) => sizeOf(`icons/${name}.png`))).toEqual([
      ['PNG', 192, 192],
      ['PNG', 512, 512],
      ['PNG', 512, 512],
      ['PNG', 180, 180],
    ]);
  });

  it('stand on a ground on which the logo is seen, the site’s colour where that will do', () => {
    const groundOf = (fill: string, colour?: string) =>
      /<rect[^>]* fill="(#\w+)"/.exec(String(iconsOf(readLogo(shapes(fill)), colour)['icons/icon-any.svg']))?.[1];
    expect(groundOf('#ffffff')).toBe('#090C12');
    expect(groundOf('#102040')).toBe('#ffffff');
    expect(groundOf('#ffffff', '#8a1f5c')).toBe('#8a1f5c');
    expect(groundOf('#8a1f5c', '#8a1f5c')).toBe('#ffffff');
  });
});

it('puts the colour into the design tokens of both themes, and touches nothing else of them', () => {
  const sheet = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8');
  const colours = siteColours('#8a1f5c');
  const own = withColours(sheet, colours);
  const valuesOf = (text: string, token: string) => [...text.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map(([, value]) => value);
  for (const token of Object.keys(colours.light)) expect(valuesOf(own, token)).toEqual([colours.light[token], colours.dark[token]]);
  const lines = (text: string) => text.split('\n');
  const changed = lines(sheet).filter((line, index) => line !== lines(own)[index]);
  expect(changed.length).toBeLessThanOrEqual(2 * Object.keys(colours.light).length);
  expect(lines(own)).toHaveLength(lines(sheet).length);
});
