import { plainNumber, shifted } from './plain-number.ts';
import type { Currency } from './money.ts';

/** What the number of a field is of: watts, percent, hours, a count of machines or starts, money, or money for a kWh. */
export type Quantity = 'watts' | 'percent' | 'hours' | 'count' | Currency | `${Currency}/kWh`;

const LONGEST = 64;

/** What may stand before the number and behind it; `tens` is the power of ten that what was found behind it converts by. */
interface Words {
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly tens?: (found: string) => number;
}

const whole = (source: string) => new RegExp(`^(?:${source})?$`, 'iu');

const KWH = String.raw`\s*(?:[/每]|per|一|a)\s*(?:kw\s?[·.]?\s?h(?:our)?|度[电電]?|千瓦[时時])`;
const MWH = String.raw`\s*(?:[/每]|per)\s*(?:mwh|兆瓦[时時])`;

const signs: Readonly<
  Record<
    Currency,
    {
      readonly before: string;
      readonly behind: string;
      readonly hundredth: string;
    }
  >
> = {
  CNY: {
    before: String.raw`(?:CNY|RMB|CN|人民[币幣])?\s?¥|CNY|RMB|人民[币幣]`,
    behind: '(?:人民[币幣])?[元圆块塊][钱錢]?|¥|CNY|RMB|人民[币幣]|yuan',
    hundredth: '分[钱錢]?|fen',
  },
  USD: {
    before: String.raw`(?:USD?)?\s?\$|USD|美[元金]`,
    behind: String.raw`(?:USD?)?\s?\$|USD|美[元金]|dollars?`,
    hundredth: '¢|(?:US\\s?)?cents?|美分',
  },
};

function money(currency: Currency): Words {
  const { before, behind } = signs[currency];
  return {
    before: whole(before),
    behind: whole(`[万萬]?\\s*(?:${behind})?`),
    tens: (found) => (/^[万萬]/.test(found) ? 4 : 0),
  };
}

function moneyPerKwh(currency: Currency): Words {
  const { before, behind, hundredth } = signs[currency];
  return {
    before: whole(String.raw`(?:每(?:度|千瓦[时時])[电電]?\s*)?(?:${before})?`),
    behind: whole(`(?:${behind}|${hundredth})?(?:${KWH})?|(?:${behind})?${MWH}`),
    tens: (found) => (new RegExp(`${MWH}$`, 'iu').test(found) ? -3 : new RegExp(`^(?:${hundredth})`, 'iu').test(found) ? -2 : 0),
  };
}

const words: Readonly<Record<Quantity, Words>> = {
  watts: {
    before: whole(''),
    behind: whole(String.raw`(?:kilo|[kк千])?\s?(?:w(?:atts?)?|瓦特?|вт|ватт)`),
    tens: (found) => (/^[kк千]/i.test(found) ? 3 : 0),
  },
  percent: { before: whole('百分之'), behind: whole('%|per ?cent|pct|процент[а-я]*') },
  hours: { before: whole(''), behind: whole('h|hrs?|hours?|[个個]?[小钟鐘]?[时時头頭]|ч(?:ас[а-я]*)?') },
  count: {
    before: whole('[x×]'),
    behind: whole('[x×]|units?|pcs|pieces?|machines?|miners?|rigs?|asics?|cards?|gpus?|times|starts|[台臺部张張片块塊个個只隻次]|шт'),
  },
  CNY: money('CNY'),
  USD: money('USD'),
  'CNY/kWh': moneyPerKwh('CNY'),
  'USD/kWh': moneyPerKwh('USD'),
};

const nothing: Words = { before: whole(''), behind: whole('') };

const SHAPE = /^([-−–]?)([^\d.,'’-]*?)\s*([-−–]?)\s*([.,]?\d(?:[\d.,'’\s]*\d)?[.,]?(?:e[+-]?\d{1,2})?)\s*([^\d.,]*)\.?$/iu;

/**
 * The number of a text that has a field's own unit beside it, in that unit: '¥0.45', '$0.12/kWh', '2%' and '40台' without theirs, '3.05 kW' as
 * 3050 watts, '45分' as 0.45 CNY. `shown` is the unit that the field shows. Undefined where nothing stands beside it, or anything else does:
 * another currency is never converted.
 */
export function numberBeside(text: string, quantity: Quantity | undefined, shown?: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const narrow = text.replace(/[\uFF01-\uFF5E\uFFE0-\uFFE6\u3000]/g, (wide) => wide.normalize('NFKC')).trim();
  const { before, behind, tens } = quantity ? words[quantity] : nothing;
  // A sign that is typed before its number.
  if (narrow !== '' && !/[\d.,-]/.test(narrow) && before.test(narrow)) return '';
  const [, minus = '', front = '', sign = '', number, back = ''] = SHAPE.exec(narrow) ?? [];
  const unit = back.trim();
  if (number === undefined || (front.trim() === '' && unit === '')) return undefined;
  const isShown = front.trim() === '' && shown !== undefined && unit.toLowerCase() === shown.toLowerCase();
  if (!isShown && (!before.test(front.trim()) || !behind.test(unit) || (minus !== '' && sign !== ''))) return undefined;
  const power = tens?.(unit) ?? 0;
  const plain = power === 0 ? number : plainNumber(number.replace(/\s+/g, ' '));
  return plain === undefined ? undefined : `${minus || sign ? '-' : ''}${power === 0 ? plain : shifted(plain, power)}`;
}
