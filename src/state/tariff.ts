import * as z from 'zod/mini';
import {
  defaultPrices,
  FLAT_LIMITS,
  freshTariff,
  HOUR_LIMITS,
  type OwnTariff,
  PERCENT_MORE_LIMITS,
} from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { choiceField, codec, currencyField, type LinkFields, numberField, orNone, textField } from '#src/lib/link-codec.ts';
import { readStored } from '#src/lib/storage.ts';

import { persistedAtom } from './persisted-atom.ts';

/** 24 prices of hours, or the 50 of two days. */
const LONGEST_LIST = 800;
const listField = textField(LONGEST_LIST, '', /^[-+\d.,:e]*$/);

/** What is typed and taken of the price of electricity. */
export const tariffFields = {
  kind: choiceField(['flat', 'hours'], freshTariff.kind),
  flat: orNone(numberField(FLAT_LIMITS)),
  flatIn: currencyField,
  hoursIn: currencyField,
  weekday: listField,
  weekend: listField,
  dated: listField,
  plus: numberField(HOUR_LIMITS),
  // Builds that kept none had it in the currency of the hours.
  plusIn: currencyField,
  percent: numberField(PERCENT_MORE_LIMITS),
} satisfies LinkFields<OwnTariff>;

const tariffCodec = codec<OwnTariff>(tariffFields);

const number = z.string().check(z.maxLength(20));
const list = z.string().check(z.maxLength(LONGEST_LIST));

/** Electricity as the calculators kept it each for itself, before there was one tariff. */
const formerSchema = z.object({
  cny: z.optional(number),
  usd: z.optional(number),
  tariff: z.optional(z.string()),
  tariffIn: z.optional(z.string()),
  tariffSaid: z.optional(z.string()),
  weekday: z.optional(list),
  weekend: z.optional(list),
  dated: z.optional(list),
});

/** The tariff out of what a calculator kept. Prices whose currency was never settled are not taken over. */
function formerTariff(): OwnTariff | undefined {
  const [former] = ['tools.asic2', 'tools.gpu2'].flatMap((key) => readStored(key, formerSchema) ?? []);
  if (!former) return undefined;
  const { cny = defaultPrices.CNY, usd = defaultPrices.USD, weekday = '', weekend = '', dated = '' } = former;
  const flat = typedOf({ CNY: cny, USD: usd });
  if ((former.tariffSaid ?? '') !== '') return { ...freshTariff, ...flat };
  const formerIn = former.tariffIn === 'USD' ? 'USD' : 'CNY';
  const hoursIn = weekday + weekend + dated === '' ? null : formerIn;
  return { ...freshTariff, ...flat, kind: former.tariff === 'hours' ? 'hours' : 'flat', hoursIn, weekday, weekend, dated };
}

/** The one price that was typed; there was one for each currency. */
function typedOf(prices: Readonly<Record<Currency, string>>): Pick<OwnTariff, 'flat' | 'flatIn'> {
  const flatIn = currencies.find((each) => prices[each] !== defaultPrices[each]) ?? null;
  return { flat: flatIn && prices[flatIn], flatIn };
}

/** The visitor's tariff: the one that every tool counts with. */
export const tariffAtom = persistedAtom<OwnTariff>({
  key: 'tariff',
  schema: tariffCodec.recordSchema,
  initial: freshTariff,
  former: formerTariff,
});
