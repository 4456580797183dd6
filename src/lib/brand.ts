import * as z from 'zod/mini';
import { builtSiteName } from '#src/contracts/site-name.ts';
import { DEFAULT_SITE_NAME, exampleLabel, fileNameStart } from '#src/domain/site-name.ts';
import { readClaims, specifiedClaims } from './claims.ts';
import { outsideAddress as address } from './outside-address.ts';

const words = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1))), undefined);

const settings = z
  .object({
    SITE_URL: z.catch(z.optional(z.string().check(z.regex(/^https?:\/\//))), undefined),
    POOL_HOSTS: z.catch(z.optional(z.string()), undefined),
    VITE_RIG_MANAGEMENT_URL: address,
    VITE_USER_CENTRE_URL: address,
    VITE_POOL_OVERVIEW_URL: address,
    VITE_TUTORIAL_URL: address,
    VITE_APP_STORE_URL: address,
    VITE_GOOGLE_PLAY_URL: address,
    VITE_ANDROID_PACKAGE_URL: address,
    VITE_TELEGRAM_URL: address,
    VITE_X_URL: address,
    VITE_YOUTUBE_URL: address,
    VITE_DISCORD_URL: address,
    VITE_REMOTE_DESKTOP_URL: address,
    VITE_IP_SCANNER_URL: address,
    VITE_SSH_CLIENT_URL: address,
    VITE_MOBILE_SITE: address,
    VITE_CAPTCHA_ID: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,128}$/))), undefined),
    VITE_CAPTCHA_SCRIPT: address,
    VITE_SUPPORT_EMAIL: z.catch(z.optional(z.email()), undefined),
    VITE_CLAIMS: z.catch(z.optional(z.string().check(z.refine((text) => readClaims(text) !== undefined))), undefined),
    VITE_LEGAL_COMPANY: words,
    VITE_LEGAL_PLACE: words,
    VITE_LEGAL_LAW: words,
    VITE_LEGAL_CONTROLLER: words,
  })
  // Outside a build, in the browser tests' own process, there is none.
  .parse(import.meta.env ?? {});

/** Names of settings that hold something of no use: they count as not set. For the build, which says so. */
export function unusableSettings(): readonly string[] {
  const given = new Map<string, unknown>(Object.entries(import.meta.env));
  return Object.entries(settings).flatMap(([name, value]) =>
    value === undefined && String(given.get(name) ?? '').trim() !== '' ? [name] : [],
  );
}

/** Settings that name a place outside the site; each has its words in `unset:places`. */
const outsideSettings = [
  'VITE_RIG_MANAGEMENT_URL',
  'VITE_USER_CENTRE_URL',
  'VITE_POOL_OVERVIEW_URL',
  'VITE_TUTORIAL_URL',
  'VITE_APP_STORE_URL',
  'VITE_GOOGLE_PLAY_URL',
  'VITE_ANDROID_PACKAGE_URL',
  'VITE_TELEGRAM_URL',
  'VITE_X_URL',
  'VITE_YOUTUBE_URL',
  'VITE_DISCORD_URL',
  'VITE_REMOTE_DESKTOP_URL',
  'VITE_IP_SCANNER_URL',
  'VITE_SSH_CLIENT_URL',
  'VITE_SUPPORT_EMAIL',
] as const;

/** Those of them that the operator has not set. */
export const unsetSettings = outsideSettings.filter((name) => settings[name] === undefined);

/** A page of this site. */
interface OwnPlace {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** A link out of the site; while its setting is empty it leads to what the site itself can do instead, where there is such a page. */
export interface ExternalLink {
  /** Undefined while it is not set. */
  readonly href: string | undefined;
  readonly isSet: boolean;
  readonly instead?: OwnPlace | undefined;
}

function external(setting: keyof typeof settings, instead?: OwnPlace): ExternalLink {
  const href = settings[setting];
  return { href, isSet: href !== undefined, instead };
}

/** What replaces outside addresses that are not set. */
const contactForm: OwnPlace = { to: '/about-us', search: { id: 'wrap' } };
const ownApp: OwnPlace = { to: '/download' };

/** Where the script of a captcha is when only its id is set. */
const captchaScript = 'https://static.geetest.com/v4/gt4.js';

/** Whether no pool of anybody's own is set; tests have no build that says so. */
const showsSpecified = typeof __IS_DEMONSTRATION__ !== 'boolean' || __IS_DEMONSTRATION__;

const hasSources = typeof __HAS_AI_BTC__ === 'boolean' && !__HAS_AI_BTC__;

const siteLogo = typeof __SITE_LOGO__ === 'object' ? __SITE_LOGO__ : null;
/** Pictures with the default's name and mark are none of another site's. */
const isDefaultSite = builtSiteName === DEFAULT_SITE_NAME && siteLogo === null;

/** Brand facts, fed by settings; nothing else in the site names an outside address. */
export const brand = {
  name: builtSiteName,
  /** The operator's own logo; null: the mark of `ui/mark.tsx`. */
  logo: siteLogo && { ...siteLogo, address: '/favicon.svg' },
  /** With name and mark of the default. */
  isDefault: isDefaultSite,
  /** Beginning of the names of saved files. */
  fileNameStart: fileNameStart(builtSiteName) || 'pool',
  /** What a shared link shows. */
  sharePicture: isDefaultSite
    ? { path: '/media/share.jpg', width: '1200', height: '630', card: 'summary_large_image' }
    : { path: '/icons/icon-512.png', width: '512', height: '512', card: 'summary' },
  siteUrl: settings.SITE_URL?.replace(/\/$/, '') ?? '',
  /** As set; `features/addresses` reads it with `domain/stratum.ts`. */
  poolHosts: settings.POOL_HOSTS,
  /** A label of the names that stand for a site of this name, '<label>.example': letters of ASCII. */
  exampleLabel: exampleLabel(builtSiteName),
  supportEmail: settings.VITE_SUPPORT_EMAIL,
  /** Where phones go instead; none by default, for this site fits them. */
  mobileSite: settings.VITE_MOBILE_SITE,
  /** The operator is named; else the legal texts say that they bind no one. */
  isOperated: settings.VITE_LEGAL_COMPANY !== undefined,
  /** Who the legal texts bind; the operator is the data controller too unless another is named. */
  legal: {
    company: settings.VITE_LEGAL_COMPANY,
    place: settings.VITE_LEGAL_PLACE,
    law: settings.VITE_LEGAL_LAW,
    controller: settings.VITE_LEGAL_CONTROLLER ?? settings.VITE_LEGAL_COMPANY,
  },
  /** The third party's captcha, where one is set. */
  captcha: settings.VITE_CAPTCHA_ID ? { id: settings.VITE_CAPTCHA_ID, script: settings.VITE_CAPTCHA_SCRIPT ?? captchaScript } : undefined,
  links: {
    rigManagement: external('VITE_RIG_MANAGEMENT_URL', { to: '/overview' }),
    userCentre: external('VITE_USER_CENTRE_URL', { to: '/account' }),
    poolOverview: external('VITE_POOL_OVERVIEW_URL', { to: '/overview' }),
    tutorial: external('VITE_TUTORIAL_URL', { to: '/help', search: { topic: 'pool' } }),
    appStore: external('VITE_APP_STORE_URL', ownApp),
    googlePlay: external('VITE_GOOGLE_PLAY_URL', ownApp),
    androidPackage: external('VITE_ANDROID_PACKAGE_URL', ownApp),
    telegram: external('VITE_TELEGRAM_URL', contactForm),
    x: external('VITE_X_URL', contactForm),
    youtube: external('VITE_YOUTUBE_URL', contactForm),
    discord: external('VITE_DISCORD_URL', contactForm),
    remoteDesktop: external('VITE_REMOTE_DESKTOP_URL'),
    ipScanner: external('VITE_IP_SCANNER_URL'),
    sshClient: external('VITE_SSH_CLIENT_URL'),
  },
  /** No pool, source or host is set: figures are simulated, addresses are examples, and every page says so once. */
  isDemonstration: typeof __IS_DEMONSTRATION__ === 'boolean' && __IS_DEMONSTRATION__,
  /** The pool can have AI(BTC), which no source tells. */
  hasAi: !hasSources,
  /** Figures and farms are those of sources: their user names are told by each coin's row, not by what holds of the product's own pool. */
  hasSources,
  /** The server makes feeds of the newspaper, unless POOL_API names the pool that prints it. */
  hasFeeds: typeof __HAS_FEEDS__ !== 'boolean' || __HAS_FEEDS__,
  /** What the company claims of itself: as it is set, else the specification's in a demonstration, and nothing of a real pool. */
  claims: settings.VITE_CLAIMS === undefined && showsSpecified ? specifiedClaims : (readClaims(settings.VITE_CLAIMS ?? '') ?? []),
  /** There is a programme for inviting others, and so invitations at all. */
  hasAffiliate: typeof __HAS_AFFILIATE__ !== 'boolean' || __HAS_AFFILIATE__,
  /** Of the income of who was invited. */
  affiliatePercent: 0.5,
} as const;

/** The address under which the site is known: as it is set, else that of this page; empty where the server writes one. */
export function siteOrigin(): string {
  return brand.siteUrl || (typeof location === 'undefined' ? '' : location.origin);
}
