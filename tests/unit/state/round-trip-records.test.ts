import * as fc from 'fast-check';
import type { WritableAtom } from 'jotai';
import type { FieldValues } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactTopics } from '#src/contracts/contact-topics.ts';
import { FARM_LIMIT, FARM_NAME_LENGTH } from '#src/contracts/farm-link.ts';
import { dialCodes } from '#src/domain/phone.ts';
import { contactDraft } from '#src/features/about/contact.draft.ts';
import { savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import {
  cardCoins,
  cardFragment,
  cardLimits,
  cardOfFragment,
  keptCardsAtom,
  MOST_CARDS,
  type RackCard,
} from '#src/features/rack-card/rack-card.model.ts';
import { registerDraft } from '#src/features/register/register.draft.ts';
import { resetDraft } from '#src/features/reset/reset.draft.ts';
import { vipDraft } from '#src/features/vip/vip.draft.ts';
import { removeStored } from '#src/lib/storage.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import type { Draft } from '#src/parts/form/draft.ts';
import { addToOutbox, readOutbox } from '#src/parts/outbox/outbox.ts';
import { makeStore } from '#src/state/store.ts';

// The same texts in each run: a failure of today is one of yesterday.
fc.configureGlobal({ seed: 117_345, numRuns: 60 });

/** What a field may hold, also thousands of signs pasted from elsewhere: those that links and addresses mean something by are among them. */
const sign = fc.constantFrom('a', 'Z', '0', ' ', '*', '_', '&', '=', '%', '+', '#', '"', '<', 'é', '\u00a0', '中', '機');
const text = (maxLength = 5_000) => fc.string({ unit: sign, maxLength, size: '+1' });

beforeEach(() => {
  for (const key of ['rack-cards', 'farms', 'calculator', 'vip-outbox', 'vip-draft', 'contact-draft', 'login-draft', 'register-draft'])
    void removeStored(key);
});

const card = fc.record({
  coinId: fc.constantFrom(...cardCoins.map(({ id }) => id)),
  security: fc.constantFrom('plain' as const, 'tls' as const),
  by: fc.constantFrom('wallet' as const, 'account' as const),
  owner: text(cardLimits.owner),
  worker: text(cardLimits.worker),
  name: text(cardLimits.name),
});

const farm = fc.record({
  coin: fc.constantFrom('ETC' as const, 'ETH' as const),
  address: fc.stringMatching(/^0x[0-9a-fA-F]{40}$/),
  name: text(FARM_NAME_LENGTH),
});
const calculator = fc.record({
  coinId: fc.nat({ max: 40 }),
  hashrate: fc.stringMatching(/^\d{1,8}(\.\d{0,2})?$/),
  feePercent: fc.option(fc.stringMatching(/^\d{1,2}(\.\d{0,2})?$/)),
});
const region = fc.constantFrom('', ...dialCodes.map((each) => each.region));
const identity = { channel: fc.constantFrom('phone' as const, 'email' as const), region, phone: text(), email: text() };

/** What the next start of the page shows of a record that this one wrote. */
function afterReload<T, Update>(of: WritableAtom<T, [Update | T], void>, value: T): T {
  const now = makeStore();
  now.sub(of, () => undefined);
  now.set(of, value);
  const next = makeStore();
  next.sub(of, () => undefined);
  return next.get(of);
}

describe('whatever a form can write is there after a reload', () => {
  it('cards of racks, and their codes', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: MOST_CARDS }), (cards) => {
        expect(afterReload<readonly RackCard[], unknown>(keptCardsAtom as never, cards)).toEqual(cards);
        for (const each of cards) expect(cardOfFragment(`#${cardFragment(each)}`)).toEqual(each);
      }),
    );
  });

  it('saved farms', () => {
    fc.assert(
      fc.property(fc.array(farm, { maxLength: FARM_LIMIT }), (farms) => {
        expect(afterReload(savedFarmsAtom, farms)).toEqual(farms);
      }),
    );
  });

  it('the income calculator', () => {
    fc.assert(
      fc.property(calculator, (inputs) => {
        expect(afterReload(calculatorInputsAtom, inputs)).toEqual(inputs);
      }),
    );
  });

  it('what waits in the outbox, whatever it says', async () => {
    const content = fc.jsonValue();
    await fc.assert(
      fc.asyncProperty(fc.uuid(), content, async (key, said) => {
        await addToOutbox(key, 'vip', said);
        expect(readOutbox().find((item) => item.key === key)).toMatchObject({ state: 'waiting', kind: 'vip', content: said });
      }),
    );
  });

  const drafts: readonly (readonly [string, Pick<Draft<FieldValues>, 'keep' | 'read' | 'isTyped'>, fc.Arbitrary<FieldValues>])[] = [
    [
      'vip',
      vipDraft as never,
      fc.record({ name: text(), region, phone: text(), accName: text(), minerType: text(), hashrate: text(), remark: text() }),
    ],
    [
      'contact',
      contactDraft as never,
      fc.record({ topic: fc.constantFrom(...contactTopics), name: text(), reach: text(), text: text(20_000) }),
    ],
    ['login', loginDraft as never, fc.record(identity)],
    [
      'register',
      registerDraft as never,
      fc.record({ ...identity, code: text(), sentTo: text(), sentAt: fc.nat(), isAgreed: fc.boolean(), invite: text() }),
    ],
    ['reset', resetDraft as never, fc.record({ ...identity, code: text(), sentTo: text(), sentAt: fc.nat() })],
  ];
  it.each(drafts)('what was typed into the form %s and not sent', (_name, draft, values) => {
    const lost: FieldValues[] = [];
    const look = (typed: FieldValues) => {
      draft.keep(typed);
      const read = draft.read();
      if (draft.isTyped(typed) && Object.keys(typed).some((field) => read[field] !== typed[field])) lost.push(typed);
    };
    fc.assert(fc.property(values, (typed) => look(typed)));
    expect(lost).toEqual([]);
  });
});
