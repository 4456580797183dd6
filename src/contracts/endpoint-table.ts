import type * as z from 'zod/mini';
import * as anonymous from './anonymous.ts';
import * as calculator from './calculator.ts';
import * as help from './help.ts';
import * as news from './news.ts';
import * as notices from './notices.ts';
import * as pool from './pool.ts';
import * as session from './session.ts';
import * as telemetry from './telemetry.ts';
import { noFields, nothing } from './values.ts';
import * as vip from './vip.ts';

/** One call of the pool API (spec 7, decision D): what client, worker and server need to know of it. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** May hold `{coin}`, filled from the request's field of that name. */
  readonly path: string;
  readonly encoding: 'form' | 'json' | 'none';
  readonly group: 'market' | 'content' | 'account' | 'anonymous' | 'vip' | 'telemetry';
  readonly needsSession: boolean;
  /** 'swr': a stored copy may answer while the network is asked (decision D6). */
  readonly cache: 'swr' | 'never';
  readonly variesByLanguage: boolean;
  /** A refusal shows nothing (spec 8). */
  readonly isQuiet: boolean;
  readonly request: z.ZodMiniType;
  /** Schema of the envelope's `data`. */
  readonly response: z.ZodMiniType;
}

const call = { method: 'POST', encoding: 'form', needsSession: false, cache: 'never', variesByLanguage: false, isQuiet: false } as const;
const market = { ...call, group: 'market', cache: 'swr' } as const;
const curve = { ...market, isQuiet: true } as const;
const content = { ...call, group: 'content', variesByLanguage: true } as const;
const account = { ...call, group: 'account' } as const;
const accountJson = { ...account, encoding: 'json' } as const;
const telemetryCall = { ...call, group: 'telemetry', isQuiet: true, response: nothing } as const;

/** The whole contract. Nothing else in the project states a path of the pool (decision A4); read it through `endpoints.ts`. */
export const endpointTable = {
  poolCoinList: {
    ...market,
    name: 'poolCoinList',
    path: '/hash/api/pool/coin/list',
    request: pool.poolCoinListRequest,
    response: pool.poolCoinListResponse,
  },
  poolCoinInfo: {
    ...market,
    name: 'poolCoinInfo',
    path: '/hash/api/pool/coin/v3/info',
    request: pool.poolCoinInfoRequest,
    response: pool.poolCoinInfoResponse,
  },
  aiRevenueCurve: {
    ...curve,
    name: 'aiRevenueCurve',
    path: '/hash/api/aggre/aipool/revenue/curve',
    encoding: 'none',
    request: noFields,
    response: pool.aiRevenueCurveResponse,
  },
  aiRevenueInfo: {
    ...market,
    name: 'aiRevenueInfo',
    path: '/hash/api/aggre/aipool/revenue/info',
    encoding: 'none',
    request: noFields,
    response: pool.aiRevenueInfoResponse,
  },
  poolHashrateCurve: {
    ...curve,
    name: 'poolHashrateCurve',
    path: '/hash/api/{coin}/hashrate/curve/domain',
    request: pool.poolHashrateCurveRequest,
    response: pool.hashrateCurveResponse,
  },
  networkHashrateCurve: {
    ...curve,
    name: 'networkHashrateCurve',
    path: '/hash/api/pool/coin/global/curve',
    request: pool.coinIdRequest,
    response: pool.hashrateCurveResponse,
  },
  priceCurve: {
    ...curve,
    name: 'priceCurve',
    path: '/hash/api/pool/coin/price/curve',
    request: pool.coinIdRequest,
    response: pool.priceCurveResponse,
  },
  accountCalculate: {
    ...curve,
    name: 'accountCalculate',
    path: '/hash/api/aggre/account/calculate',
    cache: 'never',
    request: calculator.accountCalculateRequest,
    response: calculator.accountCalculateResponse,
  },
  ethBlock: {
    ...market,
    name: 'ethBlock',
    path: '/hash/api/explorer/eth/block',
    encoding: 'none',
    request: noFields,
    response: calculator.ethBlockResponse,
  },
  blockQuery: {
    ...market,
    name: 'blockQuery',
    path: '/hash/api/v5/mama/block/query',
    request: calculator.blockQueryRequest,
    response: calculator.blockQueryResponse,
  },
  dailyNews: {
    ...market,
    name: 'dailyNews',
    method: 'GET',
    path: '/api/v5/mama/news/dailyNews',
    encoding: 'none',
    variesByLanguage: true,
    request: noFields,
    response: news.dailyNewsResponse,
  },
  tips: {
    ...content,
    name: 'tips',
    path: '/hash/api/user/app/tips',
    request: notices.tipsRequest,
    response: notices.tipsResponse,
  },
  announcements: {
    ...content,
    name: 'announcements',
    path: '/api/v5/app-adapter/announcement/list',
    cache: 'swr',
    request: notices.announcementsRequest,
    response: notices.announcementsResponse,
  },
  classList: {
    ...content,
    name: 'classList',
    path: '/api/v5/mama/okkong-class/list',
    cache: 'swr',
    request: help.classListRequest,
    response: help.classListResponse,
  },
  captcha: {
    ...account,
    name: 'captcha',
    path: '/hash/api/verification/captcha',
    request: session.captchaRequest,
    response: session.captchaResponse,
  },
  login: {
    ...account,
    name: 'login',
    path: '/hash/api/user/login',
    request: session.loginRequest,
    response: session.loginResponse,
  },
  logout: {
    ...account,
    name: 'logout',
    path: '/hash/api/user/logout',
    needsSession: true,
    isQuiet: true,
    request: session.logoutRequest,
    response: nothing,
  },
  sendSms: {
    ...account,
    name: 'sendSms',
    path: '/hash/api/verification/send/sms',
    request: session.sendSmsRequest,
    response: nothing,
  },
  registerPhone: {
    ...account,
    name: 'registerPhone',
    path: '/hash/api/user/regist',
    request: session.registerPhoneRequest,
    response: session.gidResponse,
  },
  sendEmailCode: {
    ...accountJson,
    name: 'sendEmailCode',
    path: '/api/v5/user/code/send/by/email/v1',
    request: session.sendEmailCodeRequest,
    response: nothing,
  },
  registerEmail: {
    ...accountJson,
    name: 'registerEmail',
    path: '/api/v5/user/register/v1',
    request: session.registerEmailRequest,
    response: session.gidResponse,
  },
  activate: {
    ...accountJson,
    name: 'activate',
    path: '/api/v5/user/activate/',
    request: session.activateRequest,
    response: session.gidResponse,
  },
  userInfo: {
    ...accountJson,
    name: 'userInfo',
    path: '/api/v3/user/user/info/query',
    needsSession: true,
    request: noFields,
    response: session.userInfoResponse,
  },
  forbiddenInfo: {
    ...accountJson,
    name: 'forbiddenInfo',
    path: '/myapi/api/v7/user-user/forbidden/info',
    needsSession: true,
    request: noFields,
    response: session.forbiddenInfoResponse,
  },
  forbiddenUpdate: {
    ...accountJson,
    name: 'forbiddenUpdate',
    path: '/myapi/api/v7/user-user/forbidden/update',
    needsSession: true,
    request: session.forbiddenUpdateRequest,
    response: nothing,
  },
  anonymousToken: {
    ...call,
    name: 'anonymousToken',
    group: 'anonymous',
    path: '/hash/api/user/share/login/eth',
    request: anonymous.anonymousTokenRequest,
    response: anonymous.anonymousTokenResponse,
  },
  accountDetail: {
    ...call,
    name: 'accountDetail',
    group: 'anonymous',
    path: '/hash/api/aggre/account/detail',
    needsSession: true,
    request: anonymous.accountDetailRequest,
    response: anonymous.accountDetailResponse,
  },
  vipApply: {
    ...call,
    name: 'vipApply',
    group: 'vip',
    path: '/hash/api/user/vip/apply',
    request: vip.vipApplyRequest,
    response: nothing,
  },
  pageView: {
    ...telemetryCall,
    name: 'pageView',
    path: '/hash/api/analytics/pageview',
    request: telemetry.pageViewRequest,
  },
  cspReport: {
    ...telemetryCall,
    name: 'cspReport',
    path: '/csp-report',
    encoding: 'json',
    request: telemetry.cspReportRequest,
  },
} as const satisfies Record<string, Endpoint>;
