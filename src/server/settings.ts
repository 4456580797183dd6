import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { siteNameOf } from '#src/domain/site-name.ts';
import type { CaptchaCheck } from './accounts/captcha-check.ts';
import { pageProblems } from './page-settings.ts';
import { readSourceSettings, type SourceSettings } from './sources/settings/source-settings.ts';
import { StartError } from './start-error.ts';
import { watchVariables } from './watch/watch-settings.ts';

const blankAsAbsent = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());
const isOn = z.preprocess(blankAsAbsent, z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0')).transform((value) => value === '1');

const httpOrigin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address such as https://pool.example.com',
  )
  .transform((value) => new URL(value))
  .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '', 'must be an origin without a path')
  .refine((url) => url.username === '' && url.password === '', 'must not hold a user name or password')
  .transform((url) => url.origin);

const origins = z
  .preprocess(blankAsAbsent, z.string().default(''))
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(httpOrigin));

const databaseUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    'must look like postgres://user:password@host:5432/database',
  );

const channelUrl = (protocol: RegExp, sentence: string) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), sentence);

const inbox = optional(z.string().regex(/^[^\s@]{1,64}@[^\s@]{1,255}$/, 'must be an email address'));

const environment = z.object({
  PORT: z.preprocess(
    blankAsAbsent,
    z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().max(65535, 'must be at most 65535'))
      .default(4173),
  ),
  HOST: z.preprocess(blankAsAbsent, z.string().max(255).default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().default('.data')),
  DOWNLOADS_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseUrl),
  POOL_API: optional(httpOrigin),
  POOL_IDEMPOTENT: isOn,
  POOL_SOURCES: optional(z.string()),
  NODE_SOURCES: optional(z.string()),
  PRICE_SOURCE: optional(z.string()),
  PRICE_KEY: optional(z.string().max(200)),
  RATE_SOURCE: optional(z.string()),
  SOURCES_FILE: optional(z.string()),
  POOL_MEDIA: origins,
  CAPTCHA_HOSTS: origins,
  CAPTCHA_VERIFY_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://gcaptcha4.geetest.com/validate' })),
  CAPTCHA_KEY: optional(z.string().max(200)),
  SITE_URL: optional(httpOrigin),
  SITE_NAME: optional(z.string().trim()),
  SITE_COLOR: optional(z.string().trim()),
  SITE_AFFILIATE: optional(z.string().trim()),
  SITE_PAYOUT_TIME: optional(z.string().trim()),
  POOL_HOSTS: optional(z.string()),
  SECURITY_CONTACT: optional(z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')),
  VITE_ANALYTICS_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://stats.example.com/view' })),
  TRUST_PROXY: z.preprocess(blankAsAbsent, z.coerce.number({ error: 'must be a number of proxies' }).int().min(0).max(10).default(0)),
  STOP_DELAY: z.preprocess(blankAsAbsent, z.coerce.number({ error: 'must be a number of seconds' }).int().min(0).max(120).default(0)),
  METRICS: isOn,
  SMTP_URL: optional(channelUrl(/^smtps?:$/, 'must look like smtps://user:password@mail.example.com')),
  SMS_URL: optional(channelUrl(/^https?:$/, 'must be an address such as https://sms.example.com/send')),
  MAIL_FROM: optional(z.string().max(320)),
  VIP_INBOX: inbox,
  CONTACT_INBOX: inbox,
  ...watchVariables,
  OUTBOX: isOn,
  LOG_LEVEL: z.preprocess(
    blankAsAbsent,
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }).default('warn'),
  ),
});

export type LogLevel = z.output<typeof environment>['LOG_LEVEL'];

/** What the operator chose; the page's own settings (VITE_*) are read by the build. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** The built site: absolute. */
  readonly clientDir: string;
  /** The files that visitors may download, absolute; undefined: the sample of the built site. */
  readonly downloadsDir: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Origin of the real pool; undefined: the embedded one responds. */
  readonly poolApi: string | undefined;
  /** Pools, nodes and markets that the figures come from; undefined: the market model. */
  readonly sources: SourceSettings | undefined;
  /** The real pool keeps a repeated send with the same Idempotency-Key once. */
  readonly isPoolIdempotent: boolean;
  /** Origins that posters and videos may come from besides this site. */
  readonly mediaOrigins: readonly string[];
  /** Origins that the frame of a third-party captcha may reach. */
  readonly captchaOrigins: readonly string[];
  /** Where its results are checked; undefined: the built-in slider. */
  readonly captchaCheck: CaptchaCheck | undefined;
  /** Origin that the pages send their page views to, where it is not this site (the build reads the whole address). */
  readonly analyticsOrigin: string | undefined;
  /** Origin under which search engines know the site. */
  readonly siteUrl: string;
  readonly isSiteUrlSet: boolean;
  /** What messages, feeds and manifests call the site. */
  readonly siteName: string;
  /** Sentences about settings of the pages that cannot be used. */
  readonly pageProblems: readonly string[];
  /** The settings speak of visitors from outside: an address of its own, or a proxy in front. */
  readonly isPublic: boolean;
  /** OUTBOX is 1. */
  readonly isOutboxAsked: boolean;
  /** Where weaknesses of the site are reported to; undefined: no `/.well-known/security.txt`. */
  readonly securityContact: string | undefined;
  /** Proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustedProxies: number;
  /** How long a stopping server goes on while `/readyz` already answers 503, ms. */
  readonly stopDelayMs: number;
  readonly isMetricsOn: boolean;
  /** Mail server and webhook of text messages; undefined: not set. */
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  readonly mailFrom: string;
  readonly isMailFromSet: boolean;
  /** Gets each VIP application by mail, where a mail server is set. */
  readonly vipInbox: string | undefined;
  /** Gets each message of the contact form by mail, likewise. */
  readonly contactInbox: string | undefined;
  /** The bot that tells watchers of farms; undefined: no Telegram. */
  readonly telegramToken: string | undefined;
  /** Hosts of ntfy whose topics visitors may give. */
  readonly ntfyHosts: readonly string[];
  /** Who of the operator's is called when the pool itself is in trouble: mailto:, telegram: and addresses of ntfy. */
  readonly alertTo: readonly string[];
  /** Asked each minute while all is well. */
  readonly heartbeatUrl: string | undefined;
  /** Who may read /outbox: a user of this machine, any direct request (a container's port), or no one. */
  readonly outbox: 'loopback' | 'direct' | 'nobody';
  readonly logLevel: LogLevel;
}

/** A name that holds a sign of addresses stands in quotes (RFC 5322). */
const defaultSender = (name: string): string => `${/[^\p{L}\p{N} '!-]/u.test(name) ? `"${name}"` : name} <no-reply@localhost>`;

const isLoopbackHost = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host);

/** The setting opens it, and a pool that only this machine reaches has it anyway. */
function outboxReader(isSet: boolean, isLocal: boolean): Settings['outbox'] {
  if (isSet) return 'direct';
  return isLocal ? 'loopback' : 'nobody';
}

/** Throws StartError for an address without the key that signs what is sent to it. */
function captchaCheckOf(url: string | undefined, key: string | undefined): CaptchaCheck | undefined {
  if (url === undefined) return undefined;
  if (key === undefined) throw new StartError('The setting CAPTCHA_KEY is wrong: CAPTCHA_VERIFY_URL needs it.');
  return { url, key };
}

/** Whether an origin is this machine's port. */
function leadsBack(origin: string, port: number): boolean {
  const { hostname, port: named, protocol } = new URL(origin);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
  return isHere && Number(named || (protocol === 'https:' ? 443 : 80)) === port;
}

/**
 * Reads the settings out of an environment. `root` is the folder that relative paths start from.
 * Throws StartError naming the first bad setting, never its value: DATABASE_URL holds a password.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>, root: string): Settings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`The setting ${issue?.path.join('.') ?? ''} is wrong: it ${issue?.message ?? 'cannot be read'}.`);
  }
  const values = parsed.data;
  if (values.POOL_API !== undefined && leadsBack(values.POOL_API, values.PORT))
    throw new StartError('The setting POOL_API is wrong: it must be a pool, and not this server itself.');
  const sources = readSourceSettings(values, root);
  if (values.POOL_API !== undefined && sources !== undefined)
    throw new StartError('The setting POOL_API is wrong: such a pool has the whole contract, so no sources may be set beside it.');
  const isPublic = values.SITE_URL !== undefined || values.TRUST_PROXY > 0;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR),
    clientDir: resolve(root, 'dist/client'),
    downloadsDir: values.DOWNLOADS_DIR && resolve(root, values.DOWNLOADS_DIR),
    databaseUrl: values.DATABASE_URL,
    poolApi: values.POOL_API,
    sources,
    isPoolIdempotent: values.POOL_IDEMPOTENT,
    mediaOrigins: values.POOL_MEDIA,
    captchaOrigins: values.CAPTCHA_HOSTS,
    captchaCheck: captchaCheckOf(values.CAPTCHA_VERIFY_URL, values.CAPTCHA_KEY),
    analyticsOrigin: values.VITE_ANALYTICS_URL && new URL(values.VITE_ANALYTICS_URL).origin,
    siteName: siteNameOf(values.SITE_NAME),
    pageProblems: pageProblems(values),
    isSiteUrlSet: values.SITE_URL !== undefined,
    isPublic,
    isOutboxAsked: values.OUTBOX,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    securityContact: values.SECURITY_CONTACT,
    trustedProxies: values.TRUST_PROXY,
    stopDelayMs: values.STOP_DELAY * 1000,
    isMetricsOn: values.METRICS,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    mailFrom: values.MAIL_FROM ?? defaultSender(siteNameOf(values.SITE_NAME)),
    isMailFromSet: values.MAIL_FROM !== undefined,
    vipInbox: values.VIP_INBOX,
    contactInbox: values.CONTACT_INBOX,
    telegramToken: values.TELEGRAM_BOT_TOKEN,
    ntfyHosts: values.NTFY_HOSTS,
    alertTo: values.ALERT_TO,
    heartbeatUrl: values.HEARTBEAT_URL,
    outbox: isPublic ? 'nobody' : outboxReader(values.OUTBOX, values.DATABASE_URL === undefined && isLoopbackHost(values.HOST)),
    logLevel: values.LOG_LEVEL,
  };
}
