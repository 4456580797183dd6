import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { webManifest } from '#src/app/build-plugins/web-manifest.ts';
import { languages } from '#src/contracts/languages.ts';
import { toolTypes } from '#src/parts/tools.ts';
import { root } from '#tests/architecture/source-files.ts';

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  share_target: z.object({ action: z.string(), method: z.string(), enctype: z.string(), params: z.record(z.string(), z.string()) }),
  launch_handler: z.object({ client_mode: z.array(z.string()) }),
  display_override: z.array(z.string()),
  // What a browser drops when it is not as specified: kinds with a slash, extensions with a dot, an address within the scope.
  file_handlers: z.array(
    z.strictObject({
      action: z.string().regex(/^\/[^/]/),
      accept: z.record(z.string().regex(/^[a-z]+\/[a-z]+$/), z.array(z.string().regex(/^\.[a-z]+$/))),
    }),
  ),
  // One `%s`, and a scheme of HTML's list or of Chromium's own.
  protocol_handlers: z.array(z.strictObject({ protocol: z.enum(['bitcoin', 'ethereum']), url: z.string().regex(/^\/[^%]*%s$/) })),
});
const plain = { name: 'OKKONG', logo: undefined, colour: undefined };
const manifestOf = (language: (typeof languages)[number]) => manifest.parse(JSON.parse(webManifest(root, language, plain)));

describe('the installed site of an operator', () => {
  const own = { name: 'Berg & Söhne', logo: undefined, colour: '#8a1f5c' };

  it.each(languages)('has no other name in %s, and no pictures that show one', (language) => {
    const text = webManifest(root, language, own);
    expect(text).not.toMatch(/OKKONG|screenshots|\{\{/i);
    expect(JSON.parse(text)).toMatchObject({ short_name: 'Berg & Söhne', theme_color: '#8a1f5c' });
  });
});

describe('the installed site', () => {
  it('has the same ways in every language, each by its own name', () => {
    const urls = ['/?id=pool-coins', '/daily-paper', '/tools', '/overview'];
    for (const language of languages) expect(manifestOf(language).shortcuts.map(({ url }) => url)).toEqual(urls);
    const names = languages.map((language) => manifestOf(language).shortcuts.map(({ name }) => name));
    expect(names).toEqual([
      ['Pool coins', 'Daily newspaper', 'Tools', 'Your farms'],
      ['矿池币种', '日报', '工具', '我的矿场'],
      ['礦池幣種', '日報', '工具', '我的礦場'],
    ]);
  });

  it('opens payment links with the wallet check, and files with the calculator whose own field takes the same kinds', () => {
    for (const language of languages) {
      const { file_handlers: files, protocol_handlers: links } = manifestOf(language);
      expect(links).toEqual([
        { protocol: 'bitcoin', url: '/wallet?text=%s' },
        { protocol: 'ethereum', url: '/wallet?text=%s' },
      ]);
      expect(files.map(({ action }) => action)).toEqual([`/tools?type=${toolTypes.asic}`]);
      const kinds = Object.entries(files[0]!.accept).flatMap(([type, extensions]) => [type, ...extensions]);
      const field = readFileSync(resolve(root, 'src/features/tools/asic/tariff-text.tsx'), 'utf8');
      const taken = /accept="([^"]+)"/.exec(field)?.[1]?.split(',');
      expect(taken).toEqual(expect.arrayContaining(kinds));
      expect(kinds).toEqual(expect.arrayContaining(taken!.filter((kind) => kind.startsWith('.'))));
    }
  });

  it('takes what other apps share to the wallet check, and comes to the front when it is started again', () => {
    expect(manifestOf('zh')).toMatchObject({
      id: '/',
      share_target: {
        action: '/wallet',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      display_override: ['standalone', 'minimal-ui'],
    });
  });
});
