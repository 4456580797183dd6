import { randomUUID } from 'node:crypto';
import type { VipApplication } from '#src/contracts/vip.ts';
import { beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { keepVipApplication } from '../db/vip-applications.ts';
import { RequestProblem } from '../http/envelope.ts';
import { plainLine } from '../http/plain-line.ts';
import type { Handlers } from './handlers.ts';

/** The fields in the order of the form. Throws RequestProblem(400) when nothing readable is left of a required one. */
function cleaned({ name, phone, email, coin, accName, minerType, hashrate, remark }: VipApplication): VipApplication {
  const application = {
    name: plainLine(name),
    phone,
    email,
    coin: plainLine(coin),
    accName: plainLine(accName),
    minerType: plainLine(minerType),
    hashrate: plainLine(hashrate),
    remark: plainLine(remark),
  };
  if (application.name === '' || application.hashrate === '') throw new RequestProblem(400);
  return application;
}

/** Tells the operator of a new application; the database has it whatever becomes of the mail. */
export type TellOperator = (application: VipApplication) => void;

/** VIP applications: success means that the database has it. `now` in ms. */
export function vipHandlers(db: Database, tell: TellOperator = () => undefined, now: () => number = Date.now): Pick<Handlers, 'vipApply'> {
  return {
    vipApply: async (request, { address, language, idempotencyKey = randomUUID() }) => {
      const application = cleaned(request);
      const atMs = now();
      const outcome = await keepVipApplication(db, { application, idempotencyKey, language, address, atMs });
      if (outcome === 'too-many') throw new RequestProblem(429, 'tooManyVip', Math.ceil((beijingDayStart(atMs) + DAY_MS - atMs) / 1000));
      if (outcome === 'kept') tell(application);
      return outcome !== 'differs' ? { data: null } : { refusalCode: '409', messageKey: 'vipKeyReused' };
    },
  };
}
