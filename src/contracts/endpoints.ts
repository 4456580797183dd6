import type * as z from 'zod/mini';
import * as anonymous from './anonymous.ts';
import * as calculator from './calculator.ts';
import * as content from './content.ts';
import { endpointTable as calls, type Endpoint, type EndpointName } from './endpoint-table.ts';
import * as pool from './pool.ts';
import * as session from './session.ts';
import * as telemetry from './telemetry.ts';
import { noFields, nothing } from './values.ts';
import * as vip from './vip.ts';

export { type Endpoint, type EndpointName, matchEndpoint, pathParametersOf } from './endpoint-table.ts';

/** The rows of the contract with what is sent and what the envelope's `data` holds. */
const rows = {
  poolCoinList: { ...calls.poolCoinList, request: pool.poolCoinListRequest, response: pool.poolCoinListResponse },
  poolCoinInfo: { ...calls.poolCoinInfo, request: pool.poolCoinInfoRequest, response: pool.poolCoinInfoResponse },
  aiRevenueCurve: { ...calls.aiRevenueCurve, request: noFields, response: pool.aiRevenueCurveResponse },
  aiRevenueInfo: { ...calls.aiRevenueInfo, request: noFields, response: pool.aiRevenueInfoResponse },
  poolHashrateCurve: { ...calls.poolHashrateCurve, request: pool.poolHashrateCurveRequest, response: pool.hashrateCurveResponse },
  networkHashrateCurve: { ...calls.networkHashrateCurve, request: pool.coinIdRequest, response: pool.hashrateCurveResponse },
  priceCurve: { ...calls.priceCurve, request: pool.coinIdRequest, response: pool.priceCurveResponse },
  accountCalculate: {
    ...calls.accountCalculate,
    request: calculator.accountCalculateRequest,
    response: calculator.accountCalculateResponse,
  },
  ethBlock: { ...calls.ethBlock, request: noFields, response: calculator.ethBlockResponse },
  blockQuery: { ...calls.blockQuery, request: calculator.blockQueryRequest, response: calculator.blockQueryResponse },
  dailyNews: { ...calls.dailyNews, request: noFields, response: content.dailyNewsResponse },
  tips: { ...calls.tips, request: content.tipsRequest, response: content.tipsResponse },
  announcements: { ...calls.announcements, request: content.announcementsRequest, response: content.announcementsResponse },
  classList: { ...calls.classList, request: content.classListRequest, response: content.classListResponse },
  downloads: { ...calls.downloads, request: noFields, response: content.downloadsResponse },
  captcha: { ...calls.captcha, request: session.captchaRequest, response: session.captchaResponse },
  login: { ...calls.login, request: session.loginRequest, response: session.loginResponse },
  logout: { ...calls.logout, request: session.logoutRequest, response: nothing },
  sendSms: { ...calls.sendSms, request: session.sendSmsRequest, response: nothing },
  registerPhone: { ...calls.registerPhone, request: session.registerPhoneRequest, response: session.gidResponse },
  sendEmailCode: { ...calls.sendEmailCode, request: session.sendEmailCodeRequest, response: nothing },
  registerEmail: { ...calls.registerEmail, request: session.registerEmailRequest, response: session.gidResponse },
  activate: { ...calls.activate, request: session.activateRequest, response: session.gidResponse },
  userInfo: { ...calls.userInfo, request: noFields, response: session.userInfoResponse },
  forbiddenInfo: { ...calls.forbiddenInfo, request: noFields, response: session.forbiddenInfoResponse },
  forbiddenUpdate: { ...calls.forbiddenUpdate, request: session.forbiddenUpdateRequest, response: nothing },
  activateResend: { ...calls.activateResend, request: session.activateResendRequest, response: nothing },
  sessionList: { ...calls.sessionList, request: noFields, response: session.sessionListResponse },
  sessionRevoke: { ...calls.sessionRevoke, request: session.sessionRevokeRequest, response: nothing },
  profileUpdate: { ...calls.profileUpdate, request: session.profileUpdateRequest, response: nothing },
  accountFarms: { ...calls.accountFarms, request: noFields, response: session.accountFarmsResponse },
  accountFarmsUpdate: { ...calls.accountFarmsUpdate, request: session.accountFarmsUpdateRequest, response: nothing },
  anonymousToken: { ...calls.anonymousToken, request: anonymous.anonymousTokenRequest, response: anonymous.anonymousTokenResponse },
  accountDetail: { ...calls.accountDetail, request: anonymous.accountDetailRequest, response: anonymous.accountDetailResponse },
  vipApply: { ...calls.vipApply, request: vip.vipApplyRequest, response: nothing },
  pageView: { ...calls.pageView, request: telemetry.pageViewRequest, response: nothing },
  cspReport: { ...calls.cspReport, request: telemetry.cspReportRequest, response: nothing },
} as const;

type Row<N extends EndpointName> = (typeof rows)[N];

/** What a caller passes. */
export type RequestOf<N extends EndpointName> = z.input<Row<N>['request']>;
/** What the server reads out of it. */
export type ParsedRequestOf<N extends EndpointName> = z.output<Row<N>['request']>;
/** The parsed `data` of the response. */
export type ResponseOf<N extends EndpointName> = z.output<Row<N>['response']>;

/** A row whose schemas know their call, also where the name is a type parameter. */
interface EndpointOf<N extends EndpointName> extends Endpoint {
  readonly name: N;
  readonly request: z.ZodMiniType<ParsedRequestOf<N>, RequestOf<N>>;
  /** Schema of the envelope's `data`. */
  readonly response: z.ZodMiniType<ResponseOf<N>>;
}

/** The contract by call name. */
export const endpoints: { readonly [N in EndpointName]: EndpointOf<N> } = rows;
