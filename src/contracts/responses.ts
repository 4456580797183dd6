import type * as z from 'zod/mini';
import * as account from './account.ts';
import * as anonymous from './anonymous.ts';
import * as calculator from './calculator.ts';
import * as content from './content.ts';
import type { EndpointName } from './endpoint-table.ts';
import * as pool from './pool.ts';
import * as session from './session.ts';
import { nothing } from './values.ts';

const schemas = {
  poolCoinList: pool.poolCoinListResponse,
  poolCoinInfo: pool.poolCoinInfoResponse,
  aiRevenueCurve: pool.aiRevenueCurveResponse,
  aiRevenueInfo: pool.aiRevenueInfoResponse,
  poolHashrateCurve: pool.hashrateCurveResponse,
  networkHashrateCurve: pool.hashrateCurveResponse,
  priceCurve: pool.priceCurveResponse,
  accountCalculate: calculator.accountCalculateResponse,
  ethBlock: calculator.ethBlockResponse,
  blockQuery: calculator.blockQueryResponse,
  dailyNews: content.dailyNewsResponse,
  tips: content.tipsResponse,
  announcements: content.announcementsResponse,
  classList: content.classListResponse,
  downloads: content.downloadsResponse,
  contact: nothing,
  captcha: session.captchaResponse,
  login: session.loginResponse,
  logout: nothing,
  sendSms: nothing,
  registerPhone: session.gidResponse,
  sendEmailCode: nothing,
  registerEmail: session.gidResponse,
  activate: session.gidResponse,
  userInfo: session.userInfoResponse,
  forbiddenInfo: session.forbiddenInfoResponse,
  forbiddenUpdate: nothing,
  activateResend: nothing,
  sessionList: session.sessionListResponse,
  sessionRevoke: nothing,
  profileUpdate: nothing,
  accountFarms: session.accountFarmsResponse,
  accountFarmsUpdate: nothing,
  passwordCode: nothing,
  passwordReset: nothing,
  accountExport: account.accountExportResponse,
  accountDelete: nothing,
  invitation: account.invitationResponse,
  anonymousToken: anonymous.anonymousTokenResponse,
  accountDetail: anonymous.accountDetailResponse,
  vipApply: nothing,
  pageView: nothing,
  cspReport: nothing,
} as const;

/** The parsed `data` of the response. */
export type ResponseOf<N extends EndpointName> = z.output<(typeof schemas)[N]>;

/** What the envelope's `data` of each call holds: all that a page needs to read a response. What is sent is read by the server (`endpoints.ts`). */
export const responses: { readonly [N in EndpointName]: z.ZodMiniType<ResponseOf<N>> } = schemas;
