import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { siteColourFault, siteColourOf, type SiteColours, siteColours } from '../../domain/site-colours.ts';
import { DEFAULT_SITE_NAME, siteNameFault, siteNameOf, withSiteName } from '../../domain/site-name.ts';
import { affiliateFault, payoutTimeFault, type SiteTerms, siteTermsOf, withSiteTerms } from '../../domain/site-terms.ts';
import { iconsOf, readLogo, type SiteLogo, themesWithout } from './site-icons.ts';

/** What the operator's site is called, looks like and offers. */
export interface SiteIdentity {
  readonly name: string;
  readonly logo: SiteLogo | undefined;
  /** `#rrggbb`. */
  readonly colour: string | undefined;
  readonly terms: SiteTerms;
  /** Sentences about settings that count as not set. */
  readonly problems: readonly string[];
}

/** Settings that name pools or nodes as the source of figures. */
const sourceSettings = ['POOL_SOURCES', 'NODE_SOURCES', 'SOURCES_FILE'];

/** Reads SITE_NAME, SITE_LOGO (a file, from `root`), SITE_COLOR and the terms; what cannot be used is a sentence, and the default stays. */
export function readSiteIdentity(env: Readonly<Record<string, string | undefined>>, root: string): SiteIdentity {
  const problems: string[] = [];
  const given = (setting: string) => env[setting]?.trim() || undefined;
  const report = (setting: string, fault: string | undefined) => {
    if (fault !== undefined) problems.push(`The setting ${setting} cannot be used and counts as not set: ${fault}.`);
  };
  const name = given('SITE_NAME');
  if (name !== undefined) report('SITE_NAME', siteNameFault(name));
  const colour = given('SITE_COLOR');
  if (colour !== undefined) report('SITE_COLOR', siteColourFault(colour));
  const [affiliate, payouts] = [given('SITE_AFFILIATE'), given('SITE_PAYOUT_TIME')];
  if (affiliate !== undefined) report('SITE_AFFILIATE', affiliateFault(affiliate));
  if (payouts !== undefined) report('SITE_PAYOUT_TIME', payoutTimeFault(payouts));
  const hasSources = sourceSettings.some((setting) => given(setting) !== undefined);
  const terms = siteTermsOf({ SITE_AFFILIATE: affiliate, SITE_PAYOUT_TIME: payouts }, hasSources);
  const file = given('SITE_LOGO');
  let logo: SiteLogo | undefined;
  try {
    logo = file === undefined ? undefined : readLogo(readFileSync(resolve(root, file), 'utf8'));
  } catch (error) {
    report('SITE_LOGO', `${file ?? ''}: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const theme of logo ? themesWithout(logo) : [])
    problems.push(`The setting SITE_LOGO: the logo is hardly seen on the ${theme} pages, which visitors may choose.`);
  return { name: siteNameOf(name), logo, colour: siteColourOf(colour), terms, problems };
}

const sentences = /\/src\/(?:i18n\/locales\/\w+\/[\w-]+\.json|features\/legal\/texts\/\w+\/[\w-]+\.md)$/;
const tokens = /\/src\/ui\/tokens\.css$/;

/** Pictures that show the name and mark of the default. */
const ownPictures = ['logo', 'screenshots', 'media/share.jpg'];

/** Puts name and terms into the sentences, the colour into the design tokens, and icons made out of the logo beside the pages. */
export function siteIdentity({ name, logo, colour, terms, problems }: SiteIdentity): Plugin {
  const colours = colour === undefined ? undefined : siteColours(colour);
  let outDir = '';
  return {
    name: 'okkong:site-identity',
    enforce: 'pre',
    configResolved(config) {
      outDir = resolve(config.root, config.environments.client?.build.outDir ?? config.build.outDir);
    },
    buildStart() {
      if (this.environment.name === 'client') for (const problem of problems) this.warn(problem);
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withSiteName(html, name.replaceAll('&', '&amp;')) },
    transform(code, id) {
      if (sentences.test(id)) return withSiteName(withSiteTerms(code, terms), name);
      return colours && tokens.test(id) ? withColours(code, colours) : undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client' || !logo) return;
      for (const [fileName, source] of Object.entries(iconsOf(logo, colour))) this.emitFile({ type: 'asset', fileName, source });
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (this.environment.name !== 'client' || (name === DEFAULT_SITE_NAME && !logo)) return;
        for (const picture of ownPictures) await rm(resolve(outDir, picture), { recursive: true, force: true });
      },
    },
  };
}

/** The style sheet of the tokens with other colours: the light theme's stand first, then the dark one's. */
export function withColours(sheet: string, { light, dark }: SiteColours): string {
  return Object.keys(light).reduce((text, token) => {
    const values = [light[token], dark[token]];
    return text.replaceAll(new RegExp(`(--${token}:) [^;]+;`, 'g'), (all, start: string) => {
      const value = values.shift();
      return value === undefined ? all : `${start} ${value};`;
    });
  }, sheet);
}
