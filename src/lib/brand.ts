import * as z from 'zod/mini';
import { outsideAddress as address, unsetPath } from './outside-address.ts';

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
    VITE_LEGAL_COMPANY: words,
    VITE_LEGAL_PLACE: words,
    VITE_LEGAL_LAW: words,
    VITE_LEGAL_CONTROLLER: words,
  })
  .parse(import.meta.env);

/** Names of settings that hold something of no use: they count as not set. For the build, which says so. */
export function unusableSettings(): readonly string[] {
  const given = new Map<string, unknown>(Object.entries(import.meta.env));
  return Object.entries(settings).flatMap(([name, value]) =>
    value === undefined && String(given.get(name) ?? '').trim() !== '' ? [name] : [],
  );
}

/** A link out of the site, or to the page that says which setting is missing. */
export interface ExternalLink {
  setting: string;
  href: string;
  isSet: boolean;
}

function external(setting: keyof typeof settings): ExternalLink {
  const value = settings[setting];
  return { setting, href: value ?? unsetPath(setting), isSet: value !== undefined };
}

/** Where the script of a captcha is when only its id is set. */
const captchaScript = 'https://static.geetest.com/v4/gt4.js';

/** Brand facts, fed by settings (decision A3); nothing else in the site names an outside address. */
export const brand = {
  name: 'OKKONG',
  siteUrl: settings.SITE_URL?.replace(/\/$/, '') ?? '',
  /** As set; `features/addresses` reads it with `domain/stratum.ts`. */
  poolHosts: settings.POOL_HOSTS,
  supportEmail: settings.VITE_SUPPORT_EMAIL,
  /** Where phones go instead; none by default, for this site fits them (decision B1). */
  mobileSite: settings.VITE_MOBILE_SITE,
  /** Who the legal texts bind; the operator is the data controller too unless another is named. */
  legal: {
    company: settings.VITE_LEGAL_COMPANY,
    place: settings.VITE_LEGAL_PLACE,
    law: settings.VITE_LEGAL_LAW,
    controller: settings.VITE_LEGAL_CONTROLLER ?? settings.VITE_LEGAL_COMPANY,
  },
  /** The third party's captcha, where one is set (decision D4). */
  captcha: settings.VITE_CAPTCHA_ID ? { id: settings.VITE_CAPTCHA_ID, script: settings.VITE_CAPTCHA_SCRIPT ?? captchaScript } : undefined,
  links: {
    rigManagement: external('VITE_RIG_MANAGEMENT_URL'),
    userCentre: external('VITE_USER_CENTRE_URL'),
    poolOverview: external('VITE_POOL_OVERVIEW_URL'),
    tutorial: external('VITE_TUTORIAL_URL'),
    appStore: external('VITE_APP_STORE_URL'),
    googlePlay: external('VITE_GOOGLE_PLAY_URL'),
    androidPackage: external('VITE_ANDROID_PACKAGE_URL'),
    telegram: external('VITE_TELEGRAM_URL'),
    x: external('VITE_X_URL'),
    youtube: external('VITE_YOUTUBE_URL'),
    discord: external('VITE_DISCORD_URL'),
    remoteDesktop: external('VITE_REMOTE_DESKTOP_URL'),
    ipScanner: external('VITE_IP_SCANNER_URL'),
    sshClient: external('VITE_SSH_CLIENT_URL'),
  },
  /** Claims the specification allows (spec 1); the digits are set, their words are each language's. */
  claims: { rigs: 740_000, countries: 20, onlinePercent: 99, earningsPercent: 30, savingPercent: 30, affiliatePercent: 0.5 },
} as const;

/** The address under which the site is known: as it is set, else that of this page. */
export function siteOrigin(): string {
  return brand.siteUrl || location.origin;
}
