import * as anonymous from './anonymous.ts';
import * as calculator from './calculator.ts';
import { endpointTable as calls } from './endpoint-table.ts';
import * as help from './help.ts';
import * as news from './news.ts';
import * as notices from './notices.ts';
import * as pool from './pool.ts';
import * as session from './session.ts';
import * as telemetry from './telemetry.ts';
import { noFields, nothing } from './values.ts';
import * as vip from './vip.ts';

/** The rows of the contract with what is sent and what the envelope's `data` holds; read them through `endpoints.ts`. */
export const endpointRows = {
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
  dailyNews: { ...calls.dailyNews, request: noFields, response: news.dailyNewsResponse },
  tips: { ...calls.tips, request: notices.tipsRequest, response: notices.tipsResponse },
  announcements: { ...calls.announcements, request: notices.announcementsRequest, response: notices.announcementsResponse },
  classList: { ...calls.classList, request: help.classListRequest, response: help.classListResponse },
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
  anonymousToken: { ...calls.anonymousToken, request: anonymous.anonymousTokenRequest, response: anonymous.anonymousTokenResponse },
  accountDetail: { ...calls.accountDetail, request: anonymous.accountDetailRequest, response: anonymous.accountDetailResponse },
  vipApply: { ...calls.vipApply, request: vip.vipApplyRequest, response: nothing },
  pageView: { ...calls.pageView, request: telemetry.pageViewRequest, response: nothing },
  cspReport: { ...calls.cspReport, request: telemetry.cspReportRequest, response: nothing },
} as const;
