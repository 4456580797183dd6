/** A place of the numbering plan: its region (ISO 3166) and the digits that stand before its numbers. */
export interface DialCode {
  readonly region: string;
  readonly code: string;
}

/** Whose numbers a link brings as bare digits (decision B15). */
export const DEFAULT_REGION = 'CN';

/** Digits before the numbers of each region (ITU-T E.164). */
const codes: Readonly<Record<string, string>> = {
  CN: '86',
  HK: '852',
  MO: '853',
  TW: '886',
  SG: '65',
  MY: '60',
  TH: '66',
  VN: '84',
  ID: '62',
  PH: '63',
  KH: '855',
  LA: '856',
  JP: '81',
  KR: '82',
  IN: '91',
  PK: '92',
  MN: '976',
  KZ: '7',
  UZ: '998',
  GE: '995',
  AM: '374',
  RU: '7',
  UA: '380',
  TR: '90',
  AE: '971',
  SA: '966',
  QA: '974',
  KW: '965',
  OM: '968',
  IL: '972',
  GB: '44',
  IE: '353',
  DE: '49',
  FR: '33',
  NL: '31',
  BE: '32',
  CH: '41',
  AT: '43',
  IT: '39',
  ES: '34',
  PT: '351',
  PL: '48',
  SE: '46',
  NO: '47',
  FI: '358',
  DK: '45',
  IS: '354',
  US: '1',
  CA: '1',
  MX: '52',
  BR: '55',
  AR: '54',
  CL: '56',
  CO: '57',
  PE: '51',
  PY: '595',
  AU: '61',
  NZ: '64',
  ZA: '27',
  NG: '234',
  KE: '254',
  ET: '251',
};

/** The choices of the country select; a number of another country can be typed with its +. */
export const dialCodes: readonly DialCode[] = Object.entries(codes).map(([region, code]) => ({ region, code }));

/** Why a text is no phone number: nothing typed, letters in it, no country chosen, too short or long, or not 1 and ten digits in mainland China (spec 5). */
export type PhoneProblem = 'missing' | 'characters' | 'country' | 'length' | 'mainland';

/** The number as `phone=` takes it (decision B15), or what is wrong with the text. */
type PhoneReading =
  | { readonly phone: string; readonly problem?: undefined }
  | { readonly phone?: undefined; readonly problem: PhoneProblem };

const MAINLAND_CODE = '86';
/** E.164 allows 15 digits with the country code; nothing shorter than 5 national ones is a subscriber. */
const MAX_DIGITS = 15;
const MIN_NATIONAL_DIGITS = 5;

/**
 * A typed phone number: bare digits for mainland China, else +E.164 (decision B15). `region` is one of `dialCodes`, or '' for none; a text
 * that starts with + or 00 brings its own country. Spaces, dashes, dots and brackets are left out, full-width digits count as digits.
 */
export function readPhone(text: string, region: string): PhoneReading {
  const typed = text.normalize('NFKC').replaceAll(/[\s().\-‐-―]/g, '');
  if (typed === '') return { problem: 'missing' };
  if (!/^\+?\d+$/.test(typed)) return { problem: 'characters' };
  const international = /^(?:\+|00)(\d*)$/.exec(typed)?.[1];
  if (international === undefined) return readNational(typed, region);
  if (international.startsWith(MAINLAND_CODE)) return readMainland(international.slice(MAINLAND_CODE.length));
  // Of a country that is not in the list one digit is certain to be its code.
  const code = Object.values(codes).find((known) => international.startsWith(known)) ?? international.slice(0, 1);
  return checkLength(international.slice(code.length), code);
}

function readNational(digits: string, region: string): PhoneReading {
  const code = codes[region];
  if (code === undefined) return { problem: 'country' };
  if (code === MAINLAND_CODE) return readMainland(digits);
  // The 0 before national numbers, in North America the 1, falls away after a country code; Italy keeps it.
  return checkLength(region === 'IT' ? digits : digits.replace(code === '1' ? /^1/ : /^0/, ''), code);
}

function readMainland(digits: string): PhoneReading {
  return /^1\d{10}$/.test(digits) ? { phone: digits } : { problem: 'mainland' };
}

function checkLength(digits: string, code: string): PhoneReading {
  const isPossible = digits.length >= MIN_NATIONAL_DIGITS && code.length + digits.length <= MAX_DIGITS;
  return isPossible ? { phone: `+${code}${digits}` } : { problem: 'length' };
}
