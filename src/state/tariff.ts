import * as z from 'zod/mini';
import { defaultPrices, freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { readStored } from '#src/lib/storage.ts';
import { storedField } from '#src/lib/stored-schema.ts';
import { persistedAtom } from './persisted-atom.ts';

/** Longest text of a list: 50 hourly prices. */
const list = z.string().check(z.maxLength(800));
const number = z.string().check(z.maxLength(20));
const currency = z.nullable(z.enum(currencies));

const tariffSchema = z.object({
  kind: storedField('kind', z.enum(['flat', 'hours']), freshTariff.kind),
  flat: storedField('flat', z.nullable(number), freshTariff.flat),
  flatIn: storedField('flatIn', currency, freshTariff.flatIn),
  hoursIn: storedField('hoursIn', currency, freshTariff.hoursIn),
  weekday: storedField('weekday', list, freshTariff.weekday),
  weekend: storedField('weekend', list, freshTariff.weekend),
  dated: storedField('dated', list, freshTariff.dated),
  plus: storedField('plus', number, freshTariff.plus),
  // Builds that kept none had it in the currency of the hours.
  plusIn: storedField('plusIn', currency, freshTariff.plusIn),
  percent: storedField('percent', number, freshTariff.percent),
});

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
export const tariffAtom = persistedAtom<OwnTariff>({ key: 'tariff', schema: tariffSchema, initial: freshTariff, former: formerTariff });
