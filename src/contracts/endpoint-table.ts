/** One call of the pool API: how it is sent and cached. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** May hold `{coin}`, filled from the request's field of that name. */
  readonly path: string;
  /** 'query': a GET's fields, after its path. */
  readonly encoding: 'form' | 'json' | 'query' | 'none';
  /** 'site': this site's own server, whichever pool is behind it. */
  readonly group: 'market' | 'content' | 'account' | 'anonymous' | 'vip' | 'telemetry' | 'site';
  readonly needsSession: boolean;
  /** 'swr': a cache entry may respond while the network is requested. */
  readonly cache: 'swr' | 'never';
  readonly variesByLanguage: boolean;
  /** A refusal shows nothing. */
  readonly isQuiet: boolean;
}

const call = { method: 'POST', encoding: 'form', needsSession: false, cache: 'never', variesByLanguage: false, isQuiet: false } as const;
const market = { ...call, group: 'market', cache: 'swr' } as const;
const curve = { ...market, isQuiet: true } as const;
const content = { ...call, group: 'content', variesByLanguage: true } as const;
const account = { ...call, group: 'account' } as const;
const accountJson = { ...account, encoding: 'json' } as const;
const watchCall = { ...call, group: 'site', encoding: 'json' } as const;
const anonymousJson = { ...call, group: 'anonymous', encoding: 'json' } as const;
const telemetryCall = { ...call, group: 'telemetry', isQuiet: true } as const;

/** The site's number at the pool, sent with every call. */
export const POOL_ID = '176';

/** The page of announcements that is shown first, as every side requests it. */
export const FIRST_ANNOUNCEMENTS = { page: '1', pageSize: '10' } as const;

/** After this time a call counts as failed, on every side. */
export const CALL_TIMEOUT_MS = 20_000;

/** First parts of the paths below: nothing but calls of the contract lives there. The worker's own pattern names them too (sw/navigation.ts). */
export const apiPrefixes = ['/hash/', '/api/', '/myapi/'] as const;

/**
 * Every call of the contract, how it travels and is cached: all that the worker and the start of a page need. Nothing else in the project states a
 * path of the pool. What each carries is in `schemas.ts`, which comes later.
 */
export const endpointTable = {
  poolCoinList: { ...market, name: 'poolCoinList', path: '/hash/api/pool/coin/list' },
  poolCoinInfo: { ...market, name: 'poolCoinInfo', path: '/hash/api/pool/coin/v3/info' },
  aiRevenueCurve: { ...curve, name: 'aiRevenueCurve', path: '/hash/api/aggre/aipool/revenue/curve', encoding: 'none' },
  aiRevenueInfo: { ...market, name: 'aiRevenueInfo', path: '/hash/api/aggre/aipool/revenue/info', encoding: 'none' },
  poolHashrateCurve: { ...curve, name: 'poolHashrateCurve', path: '/hash/api/{coin}/hashrate/curve/domain' },
  networkHashrateCurve: { ...curve, name: 'networkHashrateCurve', path: '/hash/api/pool/coin/global/curve' },
  priceCurve: { ...curve, name: 'priceCurve', path: '/hash/api/pool/coin/price/curve' },
  poolMonth: { ...curve, name: 'poolMonth', method: 'GET', path: '/hash/api/pool/month', encoding: 'query' },
  accountCalculate: { ...curve, name: 'accountCalculate', path: '/hash/api/aggre/account/calculate', cache: 'never' },
  ethBlock: { ...market, isQuiet: true, name: 'ethBlock', path: '/hash/api/explorer/eth/block', encoding: 'none' },
  blockQuery: { ...market, isQuiet: true, name: 'blockQuery', path: '/hash/api/v5/mama/block/query' },
  dailyNews: {
    ...market,
    name: 'dailyNews',
    method: 'GET',
    path: '/api/v5/mama/news/dailyNews',
    encoding: 'query',
    variesByLanguage: true,
  },
  tips: { ...content, name: 'tips', path: '/hash/api/user/app/tips' },
  announcements: { ...content, name: 'announcements', path: '/api/v5/app-adapter/announcement/list', cache: 'swr' },
  classList: { ...content, name: 'classList', path: '/api/v5/mama/okkong-class/list', cache: 'swr' },
  downloads: {
    ...call,
    name: 'downloads',
    group: 'site',
    method: 'GET',
    path: '/api/v5/site/downloads',
    encoding: 'none',
    cache: 'swr',
    variesByLanguage: true,
    isQuiet: true,
  },
  contact: { ...call, name: 'contact', group: 'site', encoding: 'json', path: '/api/v5/site/contact' },
  watchWays: { ...watchCall, isQuiet: true, name: 'watchWays', path: '/api/v5/site/watch/ways' },
  watchSave: { ...watchCall, name: 'watchSave', path: '/api/v5/site/watch/save' },
  watchList: { ...watchCall, isQuiet: true, name: 'watchList', path: '/api/v5/site/watch/list' },
  watchTry: { ...watchCall, name: 'watchTry', path: '/api/v5/site/watch/try' },
  watchEnd: { ...watchCall, name: 'watchEnd', path: '/api/v5/site/watch/end' },
  watchQuiet: { ...watchCall, name: 'watchQuiet', path: '/api/v5/site/watch/quiet' },
  watchRenew: { ...watchCall, name: 'watchRenew', path: '/api/v5/site/watch/renew' },
  captcha: { ...account, name: 'captcha', path: '/hash/api/verification/captcha' },
  login: { ...account, name: 'login', path: '/hash/api/user/login' },
  logout: { ...account, name: 'logout', path: '/hash/api/user/logout', needsSession: true, isQuiet: true },
  sendSms: { ...account, name: 'sendSms', path: '/hash/api/verification/send/sms' },
  registerPhone: { ...account, name: 'registerPhone', path: '/hash/api/user/regist' },
  sendEmailCode: { ...accountJson, name: 'sendEmailCode', path: '/api/v5/user/code/send/by/email/v1' },
  registerEmail: { ...accountJson, name: 'registerEmail', path: '/api/v5/user/register/v1' },
  activate: { ...accountJson, name: 'activate', path: '/api/v5/user/activate/' },
  userInfo: { ...accountJson, name: 'userInfo', path: '/api/v3/user/user/info/query', needsSession: true },
  forbiddenInfo: { ...accountJson, name: 'forbiddenInfo', path: '/myapi/api/v7/user-user/forbidden/info', needsSession: true },
  forbiddenUpdate: { ...accountJson, name: 'forbiddenUpdate', path: '/myapi/api/v7/user-user/forbidden/update', needsSession: true },
  activateResend: { ...accountJson, name: 'activateResend', path: '/api/v5/user/activate/resend' },
  sessionList: { ...accountJson, name: 'sessionList', path: '/api/v5/user/session/list', needsSession: true },
  sessionRevoke: { ...accountJson, name: 'sessionRevoke', path: '/api/v5/user/session/revoke', needsSession: true },
  profileUpdate: { ...accountJson, name: 'profileUpdate', path: '/api/v5/user/profile/update', needsSession: true },
  accountFarms: { ...accountJson, name: 'accountFarms', path: '/api/v5/user/farms/query', needsSession: true, isQuiet: true },
  accountFarmsUpdate: { ...accountJson, name: 'accountFarmsUpdate', path: '/api/v5/user/farms/update', needsSession: true, isQuiet: true },
  accountWatch: { ...accountJson, name: 'accountWatch', path: '/api/v5/user/watch/query', needsSession: true, isQuiet: true },
  accountLinkEnd: { ...accountJson, name: 'accountLinkEnd', path: '/api/v5/user/watch/end', needsSession: true },
  passwordCode: { ...accountJson, name: 'passwordCode', path: '/api/v5/user/password/code' },
  passwordReset: { ...accountJson, name: 'passwordReset', path: '/api/v5/user/password/reset' },
  identity: { ...accountJson, name: 'identity', path: '/api/v5/user/identity/query', needsSession: true },
  identityCode: { ...accountJson, name: 'identityCode', path: '/api/v5/user/identity/code', needsSession: true },
  identityUpdate: { ...accountJson, name: 'identityUpdate', path: '/api/v5/user/identity/update', needsSession: true },
  accountExport: { ...accountJson, name: 'accountExport', path: '/api/v5/user/account/export', needsSession: true },
  accountDelete: { ...accountJson, name: 'accountDelete', path: '/api/v5/user/account/delete', needsSession: true },
  invitation: { ...accountJson, name: 'invitation', path: '/api/v5/user/invitation/query', needsSession: true },
  anonymousToken: { ...call, name: 'anonymousToken', group: 'anonymous', path: '/hash/api/user/share/login/eth' },
  accountDetail: { ...call, name: 'accountDetail', group: 'anonymous', path: '/hash/api/aggre/account/detail', needsSession: true },
  watcherMake: { ...anonymousJson, name: 'watcherMake', path: '/api/v5/site/watcher/make', needsSession: true },
  watcherEnd: { ...anonymousJson, name: 'watcherEnd', path: '/api/v5/site/watcher/end' },
  watcherFarm: { ...anonymousJson, name: 'watcherFarm', path: '/api/v5/site/watcher/farm' },
  accountEvents: {
    ...call,
    name: 'accountEvents',
    group: 'anonymous',
    path: '/hash/api/aggre/account/events',
    needsSession: true,
    isQuiet: true,
  },
  vipApply: { ...call, name: 'vipApply', group: 'vip', path: '/hash/api/user/vip/apply' },
  pageView: { ...telemetryCall, name: 'pageView', path: '/hash/api/analytics/pageview' },
  cspReport: { ...telemetryCall, name: 'cspReport', path: '/csp-report', encoding: 'json' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpointTable;
type EndpointRow = (typeof endpointTable)[EndpointName];

const rows: readonly EndpointRow[] = Object.values(endpointTable);
const hasParameter = ({ path }: EndpointRow): boolean => path.includes('{coin}');
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace('{coin}', '(?<coin>[a-z0-9]{1,16})')}$`, 'i');
const patterns = rows.filter(hasParameter).map((row) => ({ row, pattern: patternOf(row.path) }));
const exact: ReadonlyMap<string, EndpointRow> = new Map(rows.filter((row) => !hasParameter(row)).map((row) => [row.path, row]));
/** A public read is answered by GET too (`read-alias.ts`). */
const isMadeBy = (method: string, row: EndpointRow): boolean => row.method === method || (method === 'GET' && row.cache === 'swr');

/** The row a request belongs to, or undefined: the only paths that are served, cached or passed through. */
export function matchEndpoint(method: string, pathname: string): EndpointRow | undefined {
  const row = exact.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.row;
  return row && isMadeBy(method, row) ? row : undefined;
}

/** The parameters a path holds: { coin: 'btc' } or {}. */
export function pathParametersOf(path: string, pathname: string): Record<string, string> {
  return path.includes('{coin}') ? { ...patternOf(path).exec(pathname)?.groups } : {};
}

/** The path of a call with its parameter filled in. Throws when the request lacks the parameter its path holds. */
export function pathOf(name: EndpointName, request: unknown): string {
  const { path } = endpointTable[name];
  if (!path.includes('{coin}')) return path;
  const coin = typeof request === 'object' && request !== null && 'coin' in request ? request.coin : undefined;
  if (typeof coin !== 'string') throw new TypeError(`${name} is called without its coin`);
  return path.replace('{coin}', encodeURIComponent(coin));
}
