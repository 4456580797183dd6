import { eq } from 'drizzle-orm';
import type { AccountTools } from '../accounts/account-tools.ts';
import { DECLARATION_DOUBTED } from '../accounts/accounts.ts';
import type { Visitor } from '../accounts/sessions.ts';
import { account as accountTable } from '../db/schema.ts';
import { RequestProblem } from '../http/envelope.ts';
import { plainLine } from '../http/plain-line.ts';
import { messageIn } from '../messages/messages.ts';
import type { Call, Handlers } from './handlers.ts';

type OwnAccountHandlers = Pick<
  Handlers,
  | 'userInfo'
  | 'forbiddenInfo'
  | 'forbiddenUpdate'
  | 'sessionList'
  | 'sessionRevoke'
  | 'profileUpdate'
  | 'accountFarms'
  | 'accountFarmsUpdate'
>;

/** What a logged-in visitor sees and changes of the own account. Each throws RequestProblem(401) for a refused session. */
export function ownAccountHandlers({ db, sessions }: AccountTools): OwnAccountHandlers {
  const visitorOf = async ({ authorization }: Call): Promise<Visitor> => {
    const visitor = authorization === undefined ? undefined : await sessions.visitorOf(authorization);
    if (!visitor) throw new RequestProblem(401);
    return visitor;
  };
  const change = async (call: Call, set: Partial<Visitor['account']>): Promise<{ data: null }> => {
    const { account } = await visitorOf(call);
    await db.update(accountTable).set(set).where(eq(accountTable.gid, account.gid));
    return { data: null };
  };
  return {
    userInfo: async (_request, call) => {
      const { gid, nickname, restriction } = (await visitorOf(call)).account;
      return { data: { gid, nickname, headshotUrl: '', forbidden: restriction !== '' } };
    },
    forbiddenInfo: async (_request, call) => {
      const { restriction, region } = (await visitorOf(call)).account;
      const reason = restriction === DECLARATION_DOUBTED ? messageIn(call.language, 'declarationDoubted') : restriction;
      return { data: { forbidden: restriction !== '', reason, region } };
    },
    // The visitor's declaration lifts it: their place of residence is theirs to state.
    forbiddenUpdate: (_request, call) => change(call, { restriction: '', region: '' }),
    sessionList: async (_request, call) => ({ data: { list: await sessions.list(await visitorOf(call)) } }),
    sessionRevoke: async ({ id }, call) => {
      const { account } = await visitorOf(call);
      const isGone = await sessions.revoke(account.gid, id);
      return isGone ? { data: null } : { refusalCode: '404', messageKey: 'noSuchSession' };
    },
    profileUpdate: ({ nickname }, call) => change(call, { nickname: plainLine(nickname) }),
    accountFarms: async (_request, call) => ({ data: { list: [...(await visitorOf(call)).account.farms] } }),
    accountFarmsUpdate: ({ list }, call) => change(call, { farms: list.map((farm) => ({ ...farm, name: plainLine(farm.name) })) }),
  };
}
