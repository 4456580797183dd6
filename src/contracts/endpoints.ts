import type * as z from 'zod/mini';
import * as account from './account.ts';
import * as anonymous from './anonymous.ts';
import * as calculator from './calculator.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import { endpointTable as calls, type Endpoint, type EndpointName } from './endpoint-table.ts';
import * as pool from './pool.ts';
import { type ResponseOf, responses } from './responses.ts';
import * as session from './session.ts';
import * as telemetry from './telemetry.ts';
import { noFields } from './values.ts';
import * as vip from './vip.ts';

export { type Endpoint, type EndpointName, matchEndpoint, pathParametersOf } from './endpoint-table.ts';

/** The rows of the contract with what is sent and what the envelope's `data` holds. */
const rows = {
  poolCoinList: { ...calls.poolCoinList, request: pool.poolCoinListRequest, response: responses.poolCoinList },
  poolCoinInfo: { ...calls.poolCoinInfo, request: pool.poolCoinInfoRequest, response: responses.poolCoinInfo },
  aiRevenueCurve: { ...calls.aiRevenueCurve, request: noFields, response: responses.aiRevenueCurve },
  aiRevenueInfo: { ...calls.aiRevenueInfo, request: noFields, response: responses.aiRevenueInfo },
  poolHashrateCurve: { ...calls.poolHashrateCurve, request: pool.poolHashrateCurveRequest, response: responses.poolHashrateCurve },
  networkHashrateCurve: { ...calls.networkHashrateCurve, request: pool.coinIdRequest, response: responses.networkHashrateCurve },
  priceCurve: { ...calls.priceCurve, request: pool.coinIdRequest, response: responses.priceCurve },
  accountCalculate: {
    ...calls.accountCalculate,
    request: calculator.accountCalculateRequest,
    response: responses.accountCalculate,
  },
  ethBlock: { ...calls.ethBlock, request: noFields, response: responses.ethBlock },
  blockQuery: { ...calls.blockQuery, request: calculator.blockQueryRequest, response: responses.blockQuery },
  dailyNews: { ...calls.dailyNews, request: content.dailyNewsRequest, response: responses.dailyNews },
  tips: { ...calls.tips, request: content.tipsRequest, response: responses.tips },
  announcements: { ...calls.announcements, request: content.announcementsRequest, response: responses.announcements },
  classList: { ...calls.classList, request: content.classListRequest, response: responses.classList },
  downloads: { ...calls.downloads, request: noFields, response: responses.downloads },
  contact: { ...calls.contact, request: contact.contactRequest, response: responses.contact },
  captcha: { ...calls.captcha, request: session.captchaRequest, response: responses.captcha },
  login: { ...calls.login, request: session.loginRequest, response: responses.login },
  logout: { ...calls.logout, request: session.logoutRequest, response: responses.logout },
  sendSms: { ...calls.sendSms, request: session.sendSmsRequest, response: responses.sendSms },
  registerPhone: { ...calls.registerPhone, request: session.registerPhoneRequest, response: responses.registerPhone },
  sendEmailCode: { ...calls.sendEmailCode, request: session.sendEmailCodeRequest, response: responses.sendEmailCode },
  registerEmail: { ...calls.registerEmail, request: session.registerEmailRequest, response: responses.registerEmail },
  activate: { ...calls.activate, request: session.activateRequest, response: responses.activate },
  userInfo: { ...calls.userInfo, request: noFields, response: responses.userInfo },
  forbiddenInfo: { ...calls.forbiddenInfo, request: noFields, response: responses.forbiddenInfo },
  forbiddenUpdate: { ...calls.forbiddenUpdate, request: session.forbiddenUpdateRequest, response: responses.forbiddenUpdate },
  activateResend: { ...calls.activateResend, request: session.activateResendRequest, response: responses.activateResend },
  sessionList: { ...calls.sessionList, request: noFields, response: responses.sessionList },
  sessionRevoke: { ...calls.sessionRevoke, request: session.sessionRevokeRequest, response: responses.sessionRevoke },
  profileUpdate: { ...calls.profileUpdate, request: session.profileUpdateRequest, response: responses.profileUpdate },
  accountFarms: { ...calls.accountFarms, request: noFields, response: responses.accountFarms },
  accountFarmsUpdate: { ...calls.accountFarmsUpdate, request: session.accountFarmsUpdateRequest, response: responses.accountFarmsUpdate },
  passwordCode: { ...calls.passwordCode, request: account.passwordCodeRequest, response: responses.passwordCode },
  passwordReset: { ...calls.passwordReset, request: account.passwordResetRequest, response: responses.passwordReset },
  accountExport: { ...calls.accountExport, request: account.confirmedRequest, response: responses.accountExport },
  accountDelete: { ...calls.accountDelete, request: account.confirmedRequest, response: responses.accountDelete },
  invitation: { ...calls.invitation, request: noFields, response: responses.invitation },
  anonymousToken: { ...calls.anonymousToken, request: anonymous.anonymousTokenRequest, response: responses.anonymousToken },
  accountDetail: { ...calls.accountDetail, request: anonymous.accountDetailRequest, response: responses.accountDetail },
  vipApply: { ...calls.vipApply, request: vip.vipApplyRequest, response: responses.vipApply },
  pageView: { ...calls.pageView, request: telemetry.pageViewRequest, response: responses.pageView },
  cspReport: { ...calls.cspReport, request: telemetry.cspReportRequest, response: responses.cspReport },
} as const;

type Row<N extends EndpointName> = (typeof rows)[N];

/** What a caller passes. */
export type RequestOf<N extends EndpointName> = z.input<Row<N>['request']>;
/** What the server reads out of it. */
export type ParsedRequestOf<N extends EndpointName> = z.output<Row<N>['request']>;

/** A row whose schemas know their call, also where the name is a type parameter. */
interface EndpointOf<N extends EndpointName> extends Endpoint {
  readonly name: N;
  readonly request: z.ZodMiniType<ParsedRequestOf<N>, RequestOf<N>>;
  /** Schema of the envelope's `data`. */
  readonly response: z.ZodMiniType<ResponseOf<N>>;
}

/** The contract by call name. */
export const endpoints: { readonly [N in EndpointName]: EndpointOf<N> } = rows;
