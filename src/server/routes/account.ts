import type { Handlers, Refusal } from './handlers.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'captcha'
  | 'login'
  | 'logout'
  | 'sendSms'
  | 'registerPhone'
  | 'sendEmailCode'
  | 'registerEmail'
  | 'activate'
  | 'userInfo'
  | 'activateResend'
  | 'sessionList'
  | 'sessionRevoke'
  | 'profileUpdate'
  | 'accountFarms'
  | 'accountFarmsUpdate'
  | 'forbiddenInfo'
  | 'forbiddenUpdate'
>;

const notOffered: Refusal = { refusalCode: '501', messageKey: 'notOffered' };
const refuse = (): Refusal => notOffered;

/** This pool has no accounts: its input is checked all the same, then refused with a sentence (issue 2, deliver 3). */
export const accountHandlers: AccountHandlers = {
  captcha: refuse,
  login: refuse,
  logout: refuse,
  sendSms: refuse,
  registerPhone: refuse,
  sendEmailCode: refuse,
  registerEmail: refuse,
  activate: refuse,
  activateResend: refuse,
  sessionList: refuse,
  sessionRevoke: refuse,
  profileUpdate: refuse,
  accountFarms: refuse,
  accountFarmsUpdate: refuse,
  userInfo: refuse,
  forbiddenInfo: refuse,
  forbiddenUpdate: refuse,
};
