import { type AccountTools, addressesOf } from '../accounts/account-tools.ts';
import { accountData, deleteAccount } from '../accounts/account-data.ts';
import { changeIdentity, identityOf, sendIdentityCode, tellOfDeletion } from '../accounts/identity.ts';
import { inviteCodeOf, invitedBy } from '../accounts/invitations.ts';
import { sendCode } from '../accounts/messages.ts';
import { resetPassword } from '../accounts/password-reset.ts';
import { isPasswordOf } from '../accounts/passwords.ts';
import type { Visitor } from '../accounts/sessions.ts';
import { RequestProblem } from '../http/envelope.ts';
import { type Call, type Handlers, placeOf, type Refusal } from './handlers.ts';
import type { Delivered } from './account.ts';

type AccountCareHandlers = Pick<
  Handlers,
  'passwordCode' | 'passwordReset' | 'identity' | 'identityCode' | 'identityUpdate' | 'accountExport' | 'accountDelete' | 'invitation'
>;

const captchaOver: Refusal = { refusalCode: '412', messageKey: 'captchaOver' };
const wrongPassword: Refusal = { refusalCode: '403', messageKey: 'wrongPassword' };

/** Another password, email or phone, one's own data, the end of an account, its invitation. */
export function accountCareHandlers(tools: AccountTools, delivered: Delivered): AccountCareHandlers {
  const { db, sessions, now } = tools;
  const visitorOf = async ({ authorization = '' }: Call): Promise<Visitor> => {
    const visitor = await sessions.visitorOf(authorization);
    if (!visitor) throw new RequestProblem(401);
    return visitor;
  };
  return {
    passwordCode: async ({ account, ticket }, call) =>
      (await tools.captcha.take(ticket))
        ? delivered(call, () => sendCode(tools, { purpose: 'reset', address: account, language: call.language, place: placeOf(call) }))
        : captchaOver,
    passwordReset: async ({ account, code, password }, call) =>
      (await resetPassword(tools, { address: account, code, password, language: call.language, place: placeOf(call) })) ?? { data: null },
    identity: async (_request, call) => ({ data: identityOf((await visitorOf(call)).account) }),
    identityCode: async ({ account: address, password }, call) => {
      const visitor = await visitorOf(call);
      if (!(await isConfirmed(tools, visitor, { password, call }))) return wrongPassword;
      return delivered(call, () => sendIdentityCode(tools, visitor, { address, language: call.language, place: placeOf(call) }));
    },
    identityUpdate: async ({ account: address, code, password }, call) => {
      const visitor = await visitorOf(call);
      if (!(await isConfirmed(tools, visitor, { password, call }))) return wrongPassword;
      return (await changeIdentity(tools, visitor, { address, code, language: call.language })) ?? { data: null };
    },
    accountExport: async ({ password }, call) => {
      const visitor = await visitorOf(call);
      return (await isConfirmed(tools, visitor, { password, call }))
        ? { data: await accountData(db, visitor.account, now()) }
        : wrongPassword;
    },
    accountDelete: async ({ password }, call) => {
      const visitor = await visitorOf(call);
      if (!(await isConfirmed(tools, visitor, { password, call }))) return wrongPassword;
      await deleteAccount(db, visitor.account);
      tools.later.run(() => tellOfDeletion(tools, visitor.account, call.language));
      return { data: null };
    },
    invitation: async (_request, call) => {
      const { account } = await visitorOf(call);
      return { data: { code: await inviteCodeOf(db, account), list: await invitedBy(db, account.gid), rewardUnit: '' } };
    },
  };
}

/** Whether the visitor knows the account's password; counted as a log-in is. Throws RequestProblem(429). */
async function isConfirmed(
  { digests, limits }: AccountTools,
  { account }: Visitor,
  { password, call }: { readonly password: string; readonly call: Call },
): Promise<boolean> {
  const [address = ''] = addressesOf(account);
  const pair = `${digests.keyed('account', address)}:${digests.keyed('network', call.address)}`;
  if ((await limits.wrongPair.take(pair)) !== undefined) throw new RequestProblem(429, 'loginLocked');
  const isRight = await isPasswordOf(account.passwordHash, password);
  if (isRight) await limits.wrongPair.forget(pair);
  return isRight;
}
