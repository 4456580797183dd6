import * as z from 'zod/mini';
import { vipApplyRequest } from '#src/contracts/vip.ts';
import { call } from '#src/lib/http.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { outcomeOf } from '#src/parts/outbox/delivery.ts';
import type { OutboxKind } from '#src/parts/outbox/outbox-kinds.ts';

export type VipValues = z.input<typeof vipApplyRequest>;

export const emptyValues: VipValues = { name: '', phone: '', accName: '', minerType: '', hashrate: '', remark: '' };

const text = z.string().check(z.maxLength(2000));

/** What was typed into the application and not sent. */
export const vipDraft = makeDraft(
  'vip-draft',
  z.object({ name: text, phone: text, accName: text, minerType: text, hashrate: text, remark: text }),
  emptyValues,
);

const applicationOf = (content: unknown) => z.parse(vipApplyRequest, content);

/** The application as it waits in the outbox and is sent from there. */
export const vipKind: OutboxKind = {
  name: 'vip',
  namespace: 'vip',
  homeSection: 'vip',
  send: (content, idempotencyKey) => outcomeOf(call('vipApply', applicationOf(content), { idempotencyKey })),
  who: (content) => applicationOf(content),
  takeBack: (content) => vipDraft.keep(applicationOf(content)),
};
