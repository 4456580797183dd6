import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Language, languageRows } from '../../contracts/languages.ts';
import { DEFAULT_SITE_NAME, withSiteName } from '../../domain/site-name.ts';
import { themeColours } from '../../domain/theme-colours.ts';
import type { SiteIdentity } from './site-identity.ts';

const sentencesSchema = z.object({
  manifest: z.object({
    name: z.string(),
    description: z.string(),
    shortcuts: z.object({ pool: z.string(), dailyPaper: z.string(), tools: z.string(), farms: z.string() }),
    screenshots: z.object({ wide: z.string(), narrow: z.string() }),
  }),
});

const icon = (src: string, sizes: string, purpose: string) => ({
  src: `/icons/${src}`,
  sizes,
  type: src.endsWith('svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** What another app shares, an address above all, opens the wallet check (routes/_shell/wallet.tsx). */
const SHARE_TARGET = {
  action: '/wallet',
  method: 'GET',
  // What a query is in any case; without the word Chrome warns.
  enctype: 'application/x-www-form-urlencoded',
  params: { title: 'title', text: 'text', url: 'url' },
} as const;

/**
 * Kinds of files whose prices the ASIC calculator reads when they are opened from the system (app/launches.ts): those that its own field for files takes,
 * the running hours that it saves among them.
 */
const FILE_HANDLERS = [
  {
    action: '/tools?type=3',
    accept: {
      'text/csv': ['.csv'],
      'application/json': ['.json'],
      'text/plain': ['.txt'],
      'text/xml': ['.xml'],
    },
  },
] as const;

/** Payment links whose address the wallet check looks up; HTML's list of schemes has the first, Chromium's the other too. What a browser does not know it passes over. */
const PROTOCOL_HANDLERS = ['bitcoin', 'ethereum'].map((protocol) => ({ protocol, url: `${SHARE_TARGET.action}?text=%s` }));

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192.png', '192x192', 'any')] });

/** The web app manifest of one language; all share one id, so that they are one app. */
export function webManifest(
  root: string,
  language: Language,
  { name, logo, colour }: Pick<SiteIdentity, 'name' | 'logo' | 'colour'>,
): string {
  const sentences = withSiteName(readFileSync(resolve(root, `src/i18n/locales/${language}/pwa.json`), 'utf8'), name);
  // They show the default's name and mark.
  const hasScreenshots = name === DEFAULT_SITE_NAME && !logo;
  const { manifest } = z.parse(sentencesSchema, JSON.parse(sentences));
  return JSON.stringify({
    id: '/',
    name: manifest.name,
    short_name: name,
    description: manifest.description,
    lang: languageRows[language].tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Where a system has no bare windows: with a way back rather than as a tab.
    display_override: ['standalone', 'minimal-ui'],
    // A second start comes to the window that is open, with all that is typed there (app/launches.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    share_target: SHARE_TARGET,
    file_handlers: FILE_HANDLERS,
    protocol_handlers: PROTOCOL_HANDLERS,
    background_color: themeColours.dark,
    theme_color: colour ?? themeColours.dark,
    categories: ['finance', 'utilities'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
      icon('icon-any.svg', 'any', 'any'),
      icon('icon-monochrome.svg', 'any', 'monochrome'),
    ],
    shortcuts: [
      shortcut(manifest.shortcuts.pool, '/?id=pool-coins'),
      shortcut(manifest.shortcuts.dailyPaper, '/daily-paper'),
      shortcut(manifest.shortcuts.tools, '/tools'),
      shortcut(manifest.shortcuts.farms, '/overview'),
    ],
    ...(hasScreenshots && { screenshots: screenshotsOf(manifest.screenshots) }),
  });
}

const screenshotsOf = ({ wide, narrow }: { wide: string; narrow: string }) => [
  { src: '/screenshots/wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: wide },
  { src: '/screenshots/narrow.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: narrow },
];
