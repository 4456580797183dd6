import { plainNumber } from './plain-number.ts';

/** What a field for numbers takes. */
export interface NumberLimits {
  /** Most digits before and after the point. */
  readonly integers: number;
  readonly decimals: number;
  /** Most characters altogether, those that go (blanks, marks of thousands, leading zeros) not counted. */
  readonly length?: number;
  /** The largest number. */
  readonly max?: number;
  /** A number may be below zero. */
  readonly isSigned?: boolean;
  /** Of the income calculator alone: what is no number leaves the field as it was, and one beyond 0 to `max` becomes that. */
  readonly reverts?: boolean;
  /** What an emptied field holds. */
  readonly empty: '' | '0';
}

/** A field that is typed into: `text` is what it shows ('12.', '1,0'), `value` the number it stands for, as plain text. */
export interface TypedNumber {
  readonly text: string;
  readonly value: string;
  /** The text is no number that the field takes; `value` is the last that was one. */
  readonly isUnread?: boolean;
}

/** No number that anybody types is longer. Looked at before any pattern is, as every pattern is linear. */
const LONGEST = 64;

/** A comma before exactly three digits marks thousands; '0,065' has none to mark. */
const GROUPED = /^-?0*[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/;

const NUMBER = /^(-?)(\d*)(?:\.(\d*))?$/;

/** A point or a sign that digits are to follow, and a comma that may yet prove to mark thousands. */
const UNFINISHED = /^-?\d*(?:[.,]|,\d{1,2})$|^-$/;

/** An exponent while it is typed: '1e', '1e1' of '1e12'. */
const EXPONENT = /^[\d.,]*\d[eE][+-]?\d*$/;

/** What a number of these letters is without them: '1e' counts as 1, '1.234,' as 1234. */
const WITHOUT_END = /[eE][+-]?$|(?<=\.\d{3}),$/;

/**
 * The number a text stands for, by the one rule for all fields: full-width characters, a printed minus and the Chinese full stop count, blanks and commas
 * that mark thousands go, any other comma is the point, leading zeros go; so are '1.234,56', "1'234" and '1e3' read. Undefined for what is no number or
 * lies outside the limits.
 */
export function readNumber(text: string, limits: NumberLimits): string | undefined {
  const plain = plainText(text);
  return plain === undefined ? undefined : numberIn(plain, limits);
}

/** Why a field does not take a text: what is wrong with it first. */
export type NumberRefusal = 'notNumber' | 'negative' | 'notWhole' | 'tooLarge' | 'tooLong';

/** What is wrong with a text that `readNumber` refuses. */
export function refusalOf(text: string, { decimals, max, isSigned = false }: NumberLimits): NumberRefusal {
  const any = readNumber(text, { integers: LONGEST, decimals: LONGEST, isSigned: true, empty: '' });
  if (any === undefined || any === '') return 'notNumber';
  if (any.startsWith('-') && !isSigned) return 'negative';
  if (decimals === 0 && any.includes('.')) return 'notWhole';
  return max !== undefined && Number(any) > max ? 'tooLarge' : 'tooLong';
}

/**
 * A field after a change: what is no number stays in it as `isUnread`, or, where the field reverts, leaves it as it was. `isByKeys`: all of it was
 * typed, key by key, which only hydration misses.
 */
export function typeNumber(text: string, before: TypedNumber, limits: NumberLimits, isByKeys = false): TypedNumber {
  const unread = limits.reverts ? before : { text, value: before.value, isUnread: true };
  const plain = plainText(text);
  if (plain === undefined) return unread;
  const isTypedOn = isByKeys || (plain.startsWith(before.text) && plain.length === before.text.length + 1);
  const isUnfinished = UNFINISHED.test(plain);
  const isExponent = isTypedOn && EXPONENT.test(plain);
  // A comma may yet prove to mark thousands of a whole number: until then what stands before it counts, and '12,5' never becomes 125.
  const counted = limits.decimals === 0 && isUnfinished && isTypedOn ? plain.replace(/[.,].*/, '') : plain;
  const value = numberIn(isTypedOn ? counted.replace(WITHOUT_END, '') : counted, limits);
  if (value === undefined) return unread;
  // A comma stays while it is typed, for '1,000' comes key by key; what is pasted is finished.
  const isHeld =
    (isUnfinished && (/[-.,]$/.test(plain) || isTypedOn) && value !== String(limits.max)) || isExponent || WITHOUT_END.test(plain);
  return { text: isHeld ? plain.replace(/^0*(?=\d)/, '').replace(/^(?=[.,])/, '0') : value, value };
}

/** With narrow characters and without blanks and marks of thousands. Superscripts and fractions are no digits and stay. */
function plainText(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const narrow = text.replace(/[\uFF01-\uFF5E\uFF61]/g, (wide) => wide.normalize('NFKC'));
  const plain = narrow.replace(/\s/g, '').replace('。', '.').replace(/^[−–]/, '-');
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
}

function numberIn(plain: string, limits: NumberLimits): string | undefined {
  const { integers, decimals, length = LONGEST, max, isSigned = false, reverts = false, empty } = limits;
  const sure = NUMBER.test(plain.replace(',', '.')) ? plain.replace(',', '.') : plainNumber(plain);
  const match = NUMBER.exec(sure ?? 'none');
  if (!match || sure === undefined) return undefined;
  const [, sign, digits = '', fraction] = match;
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (sure.length - digits.length + whole.length > length) return undefined;
  if (whole.length > integers || (fraction ?? '').length > decimals || (fraction !== undefined && decimals === 0)) return undefined;
  const isEmpty = digits === '' && !fraction;
  if (sign && !isSigned) return isEmpty || max === undefined || !reverts ? undefined : '0';
  if (isEmpty) return empty;
  const value = `${sign ?? ''}${whole || '0'}${fraction ? `.${fraction}` : ''}`;
  if (max === undefined || Number(value) <= max) return value;
  return reverts ? String(max) : undefined;
}
