import { countryCodeOf, withoutTrunk } from './phone-trunk.ts';

/** A place of the numbering plan: its region (ISO 3166) and the digits that stand before its numbers. */
export interface DialCode {
  readonly region: string;
  readonly code: string;
}

/** Whose numbers a link brings as bare digits. */
export const DEFAULT_REGION = 'CN';

/** Digits before the numbers of each region (ITU-T E.164), and the fewest and most that its numbers have without them. */
const regions: Readonly<Record<string, readonly [code: string, fewest: number, most: number]>> = {
  CN: ['86', 11, 11],
  HK: ['852', 8, 8],
  MO: ['853', 8, 8],
  TW: ['886', 8, 9],
  SG: ['65', 8, 8],
  MY: ['60', 8, 10],
  TH: ['66', 8, 9],
  VN: ['84', 9, 10],
  ID: ['62', 8, 12],
  PH: ['63', 8, 10],
  KH: ['855', 8, 9],
  LA: ['856', 8, 10],
  JP: ['81', 9, 10],
  KR: ['82', 8, 10],
  IN: ['91', 10, 10],
  PK: ['92', 9, 10],
  MN: ['976', 8, 8],
  KZ: ['7', 10, 10],
  UZ: ['998', 9, 9],
  GE: ['995', 9, 9],
  AM: ['374', 8, 8],
  RU: ['7', 10, 10],
  UA: ['380', 9, 9],
  TR: ['90', 10, 10],
  AE: ['971', 8, 9],
  SA: ['966', 9, 9],
  QA: ['974', 8, 8],
  KW: ['965', 8, 8],
  OM: ['968', 8, 8],
  IL: ['972', 8, 9],
  GB: ['44', 9, 10],
  IE: ['353', 7, 9],
  DE: ['49', 7, 11],
  FR: ['33', 9, 9],
  NL: ['31', 9, 9],
  BE: ['32', 8, 9],
  CH: ['41', 9, 9],
  AT: ['43', 7, 12],
  IT: ['39', 9, 11],
  ES: ['34', 9, 9],
  PT: ['351', 9, 9],
  PL: ['48', 9, 9],
  SE: ['46', 7, 9],
  NO: ['47', 8, 8],
  FI: ['358', 6, 10],
  DK: ['45', 8, 8],
  IS: ['354', 7, 7],
  US: ['1', 10, 10],
  CA: ['1', 10, 10],
  MX: ['52', 10, 10],
  BR: ['55', 10, 11],
  AR: ['54', 10, 11],
  CL: ['56', 9, 9],
  CO: ['57', 10, 10],
  PE: ['51', 8, 9],
  PY: ['595', 8, 9],
  AU: ['61', 9, 9],
  NZ: ['64', 8, 10],
  ZA: ['27', 9, 9],
  NG: ['234', 8, 10],
  KE: ['254', 9, 9],
  ET: ['251', 9, 9],
};

/** The choices of the country select; a number of another country can be typed with its +. */
export const dialCodes: readonly DialCode[] = Object.entries(regions).map(([region, [code]]) => ({ region, code }));

/**
 * Why a text is no phone number: nothing typed, letters in it, no country chosen, too short or long, digits that may or may not begin with the
 * country's own code, or not 1 and ten digits in mainland China.
 */
export type PhoneProblem = 'missing' | 'characters' | 'country' | 'length' | 'code' | 'mainland';

/** The number as `phone=` takes it, or what is wrong with the text. */
type PhoneReading =
  | { readonly phone: string; readonly problem?: undefined }
  | { readonly phone?: undefined; readonly problem: PhoneProblem };

const MAINLAND_CODE = '86';
/** E.164 allows 15 digits with the country code; nothing shorter than 5 national ones is a subscriber. */
const MAX_DIGITS = 15;
const MIN_NATIONAL_DIGITS = 5;

/**
 * A typed phone number: bare digits for mainland China, else +E.164. `region` is one of `dialCodes`, or '' for none; a text
 * that starts with + or 00 brings its own country. Spaces, dashes, dots and brackets are left out, full-width digits count as digits, and what
 * is dialled inside the country alone, such as the 0 of '+44 (0)20 …', falls away.
 */
export function readPhone(text: string, region: string): PhoneReading {
  const written = text.normalize('NFKC');
  const isBracketed = /\(\s*0\s*\)/.test(written);
  const typed = written.replaceAll(/[\s().\-‐-―]/g, '');
  if (typed === '') return { problem: 'missing' };
  if (!/^\+?\d+$/.test(typed)) return { problem: 'characters' };
  const international = internationalOf(typed, region);
  if (international === undefined) return readNational(typed, region, isBracketed);
  const code = countryCodeOf(international);
  return readIn(code, withoutTrunk(code, international.slice(code.length), isBracketed));
}

/** The digits from the country code on, where the text begins with what says so; in North America that is 011, too. */
function internationalOf(typed: string, region: string): string | undefined {
  const abroad = regions[region]?.[0] === '1' ? /^(?:\+|00|011)(\d*)$/ : /^(?:\+|00)(\d*)$/;
  return abroad.exec(typed)?.[1];
}

function readNational(digits: string, region: string, isBracketed: boolean): PhoneReading {
  const row = regions[region];
  if (row === undefined) return { problem: 'country' };
  const [code, fewest, most] = row;
  const fits = (number: string | undefined): boolean => number !== undefined && number.length >= fewest && number.length <= most;
  const whole = withoutTrunk(code, digits, isBracketed);
  if (!digits.startsWith(code)) return readIn(code, whole);
  // Somebody may have written the code without its +: where both are possible only they know.
  const behindCode = withoutTrunk(code, digits.slice(code.length), isBracketed);
  if (!fits(behindCode)) return readIn(code, whole);
  return fits(whole) && whole !== behindCode ? { problem: 'code' } : readIn(code, behindCode);
}

/** `digits` are those after the country code; undefined: they are of no number. */
function readIn(code: string, digits: string | undefined): PhoneReading {
  if (code === MAINLAND_CODE) return digits !== undefined && /^1\d{10}$/.test(digits) ? { phone: digits } : { problem: 'mainland' };
  const isPossible = digits !== undefined && digits.length >= MIN_NATIONAL_DIGITS && code.length + digits.length <= MAX_DIGITS;
  return isPossible ? { phone: `+${code}${digits}` } : { problem: 'length' };
}
