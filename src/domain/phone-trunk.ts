/** The country code in front of an international number (ITU-T E.164): no code begins another one, and those of three digits are all the rest. */
const codePattern = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The country code that digits after a + begin with; '' for less than one. */
export const countryCodeOf = (international: string): string => codePattern.exec(international)?.[0] ?? '';

/** Where the 0 belongs to the number: Italy with the Vatican, San Marino, and countries that gave every number one more digit. */
const keepZero = new Set(['39', '378', '379', '225', '226', '229', '241', '242']);
/** Where nothing is dialled inside the country before a number, and no number begins with 0. */
const noTrunk = new Set(['30', '34', '45', '47', '48', '65', '351', '352', '354', '420', '852', '853', '965', '968', '973', '974']);

/** What is dialled inside a country before its numbers, where it is no single 0. What follows is the whole number, else nothing is cut. */
const trunks: Readonly<Record<string, RegExp>> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^8(?=\d{10}$)/,
  '36': /^06/,
  // With the codes of mobiles that were dialled until 2019.
  '52': /^(?:01|044|045|1)(?=\d{10}$)/,
  // Behind the 0 a carrier may be named.
  '55': /^0(?:\d\d)?(?=\d{10,11}$)/,
  '370': /^[08](?=\d{8}$)/,
  '375': /^(?:80|8|0)(?=\d{9}$)/,
  '992': /^8(?=\d{9}$)/,
  '993': /^8(?=\d{8}$)/,
  '998': /^[08](?=\d{9}$)/,
};

/** Argentina's mobiles: 15 behind the area code inside the country is a 9 before it from outside. Undefined where two areas are possible. */
function argentine(digits: string): string | undefined {
  const rest = digits.replace(/^0/, '');
  if (rest.length !== 12) return rest;
  const readings = [/^(11)15(\d{8})$/, /^([23]\d\d)15(\d{7})$/, /^([23]\d{3})15(\d{6})$/].flatMap((form) => {
    const [, area, local] = form.exec(rest) ?? [];
    return area === undefined ? [] : [`9${area}${local ?? ''}`];
  });
  return readings.length === 1 ? readings[0] : undefined;
}

/**
 * The digits of a number without what is dialled before them inside its country alone; undefined where they cannot be a number of it.
 * `isBracketed`: that 0 was written in brackets, '+44 (0)20 …'.
 */
export function withoutTrunk(code: string, digits: string, isBracketed = false): string | undefined {
  if (keepZero.has(code)) return digits;
  if (code === '54') return argentine(digits);
  const trunk = trunks[code];
  const rest = trunk ? digits.replace(trunk, '') : noTrunk.has(code) && !isBracketed ? digits : digits.replace(/^0/, '');
  const bare = isBracketed ? rest.replace(/^0/, '') : rest;
  // No number of any other country begins with 0: one that still does was cut short or written for another country.
  return bare.startsWith('0') ? undefined : bare;
}
