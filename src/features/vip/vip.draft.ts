import * as z from 'zod/mini';
import { vipApplyRequest } from '#src/contracts/vip.ts';
import { DEFAULT_REGION, dialCodes } from '#src/domain/phone.ts';
import { call } from '#src/lib/http.ts';
import { isPoolIdempotent } from '#src/lib/pool-idempotency.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { outcomeOf } from '#src/parts/outbox/delivery.ts';
import type { OutboxKind } from '#src/parts/outbox/outbox-kinds.ts';

/** As typed: `region` is one of `dialCodes`; '' until one is chosen: then the browser's counts. */
export type VipValues = Required<z.input<typeof vipApplyRequest>> & { region: string };

/** What is too long is kept, too, to be shortened. */
const text = z.catch(z.string(), '');

const regionCode = z.string().check(z.refine((value) => dialCodes.some(({ region }) => region === value)));

const typed = z.object({
  name: text,
  region: z.catch(regionCode, ''),
  phone: text,
  email: text,
  coin: text,
  accName: text,
  minerType: text,
  hashrate: text,
  remark: text,
});

/** What was typed into the application and not sent. */
export const vipDraft = makeDraft<VipValues>('vip-draft', typed);

/** What an earlier version stored, as far as it can be read: one item of another shape must not hold up the rest. */
const typedOf = (content: unknown): VipValues => typed.safeParse(content).data ?? vipDraft.empty;

/** The application as it waits in the outbox and is sent from there. */
export const vipKind: OutboxKind = {
  name: 'vip',
  namespace: 'vip',
  place: { to: '/', search: { id: 'vip' } },
  mayWait: isPoolIdempotent,
  send: async (content, idempotencyKey) => {
    const application = vipApplyRequest.safeParse(content);
    // As what the pool does not take: it stays, to be changed or removed.
    if (!application.success) return { kind: 'refused', message: '' };
    return outcomeOf(call('vipApply', application.data, { idempotencyKey }));
  },
  who: (content) => {
    const { name, hashrate } = typedOf(content);
    return { name, detail: hashrate };
  },
  takeBack: (content) => {
    const values = typedOf(content);
    // What is sent without a country is a number of +86.
    vipDraft.keep({ ...values, region: /^\d/.test(values.phone) ? DEFAULT_REGION : '' });
  },
};
