import type * as z from 'zod/mini';
import * as account from './account.ts';
import * as anonymous from './anonymous.ts';
import * as farmEvents from './farm-events.ts';
import * as calculator from './calculator.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import type { EndpointName } from './endpoint-table.ts';
import * as pool from './pool.ts';
import * as session from './session.ts';
import * as telemetry from './telemetry.ts';
import { noFields, nothing } from './values.ts';
import * as vip from './vip.ts';
import * as accountWatch from './account-watch.ts';
import * as watch from './watch.ts';
import * as watcher from './watcher.ts';

/** What each call of the endpoint table sends, and what the `data` of its response's envelope holds. */
const rows = {
  poolCoinList: { request: pool.poolCoinListRequest, response: pool.poolCoinListResponse },
  poolCoinInfo: { request: pool.poolCoinInfoRequest, response: pool.poolCoinInfoResponse },
  aiRevenueCurve: { request: noFields, response: pool.aiRevenueCurveResponse },
  aiRevenueInfo: { request: noFields, response: pool.aiRevenueInfoResponse },
  poolHashrateCurve: { request: pool.poolHashrateCurveRequest, response: pool.hashrateCurveResponse },
  networkHashrateCurve: { request: pool.coinIdRequest, response: pool.hashrateCurveResponse },
  poolMonth: { request: pool.poolMonthRequest, response: pool.poolMonthResponse },
  priceCurve: { request: pool.priceCurveRequest, response: pool.priceCurveResponse },
  accountCalculate: { request: calculator.accountCalculateRequest, response: calculator.accountCalculateResponse },
  ethBlock: { request: noFields, response: calculator.ethBlockResponse },
  blockQuery: { request: calculator.blockQueryRequest, response: calculator.blockQueryResponse },
  dailyNews: { request: content.dailyNewsRequest, response: content.dailyNewsResponse },
  tips: { request: content.tipsRequest, response: content.tipsResponse },
  announcements: { request: content.announcementsRequest, response: content.announcementsResponse },
  classList: { request: content.classListRequest, response: content.classListResponse },
  downloads: { request: noFields, response: content.downloadsResponse },
  contact: { request: contact.contactRequest, response: nothing },
  watchWays: { request: noFields, response: watch.watchWaysResponse },
  watchSave: { request: watch.watchSaveRequest, response: watch.watchSaveResponse },
  watchList: { request: watch.watchListRequest, response: watch.watchListResponse },
  watchTry: { request: watch.watchTokenRequest, response: watch.watchTryResponse },
  watchEnd: { request: watch.watchTokenRequest, response: nothing },
  watchQuiet: { request: watch.watchTokenRequest, response: nothing },
  watchRenew: { request: watch.watchRenewRequest, response: nothing },
  captcha: { request: session.captchaRequest, response: session.captchaResponse },
  login: { request: session.loginRequest, response: session.loginResponse },
  logout: { request: session.logoutRequest, response: nothing },
  sendSms: { request: session.sendSmsRequest, response: session.codeSentResponse },
  registerPhone: { request: session.registerPhoneRequest, response: session.registeredResponse },
  sendEmailCode: { request: session.sendEmailCodeRequest, response: session.codeSentResponse },
  registerEmail: { request: session.registerEmailRequest, response: session.registeredResponse },
  activate: { request: session.activateRequest, response: session.gidResponse },
  userInfo: { request: noFields, response: session.userInfoResponse },
  forbiddenInfo: { request: noFields, response: session.forbiddenInfoResponse },
  forbiddenUpdate: { request: session.forbiddenUpdateRequest, response: nothing },
  activateResend: { request: session.activateResendRequest, response: nothing },
  sessionList: { request: noFields, response: session.sessionListResponse },
  sessionRevoke: { request: session.sessionRevokeRequest, response: nothing },
  profileUpdate: { request: session.profileUpdateRequest, response: nothing },
  accountFarms: { request: noFields, response: session.accountFarmsResponse },
  accountFarmsUpdate: { request: session.accountFarmsUpdateRequest, response: nothing },
  accountWatch: { request: accountWatch.accountWatchRequest, response: accountWatch.accountWatchResponse },
  accountLinkEnd: { request: accountWatch.accountLinkEndRequest, response: nothing },
  passwordCode: { request: account.passwordCodeRequest, response: session.codeSentResponse },
  passwordReset: { request: account.passwordResetRequest, response: nothing },
  identity: { request: noFields, response: account.identityResponse },
  identityCode: { request: account.identityCodeRequest, response: session.codeSentResponse },
  identityUpdate: { request: account.identityUpdateRequest, response: nothing },
  accountExport: { request: account.confirmedRequest, response: account.accountExportResponse },
  accountDelete: { request: account.confirmedRequest, response: nothing },
  invitation: { request: noFields, response: account.invitationResponse },
  anonymousToken: { request: anonymous.anonymousTokenRequest, response: anonymous.anonymousTokenResponse },
  accountEvents: { request: anonymous.accountDetailRequest, response: farmEvents.accountEventsResponse },
  accountDetail: { request: anonymous.accountDetailRequest, response: anonymous.accountDetailResponse },
  watcherMake: { request: watcher.watcherMakeRequest, response: watcher.watcherMakeResponse },
  watcherEnd: { request: watcher.watcherEndRequest, response: nothing },
  watcherFarm: { request: watcher.watcherFarmRequest, response: watcher.watcherFarmResponse },
  vipApply: { request: vip.vipApplyRequest, response: nothing },
  pageView: { request: telemetry.pageViewRequest, response: nothing },
  cspReport: { request: telemetry.cspReportRequest, response: nothing },
} as const satisfies Record<EndpointName, { request: z.ZodMiniType; response: z.ZodMiniType }>;

type Row<N extends EndpointName> = (typeof rows)[N];

/** What a caller passes. */
export type RequestOf<N extends EndpointName> = z.input<Row<N>['request']>;
/** What the server reads out of it. */
export type ParsedRequestOf<N extends EndpointName> = z.output<Row<N>['request']>;
/** The parsed `data` of the response. */
export type ResponseOf<N extends EndpointName> = z.output<Row<N>['response']>;

/** A row whose schemas know their call, also where the name is a type parameter. */
interface Schemas<N extends EndpointName> {
  readonly request: z.ZodMiniType<ParsedRequestOf<N>, RequestOf<N>>;
  readonly response: z.ZodMiniType<ResponseOf<N>>;
}

/** The schemas of the contract by call name. Pages import them with the first response, the worker never: it knows a call by the table alone. */
export const schemas: { readonly [N in EndpointName]: Schemas<N> } = rows;
