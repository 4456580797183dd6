/** Spec 5: at most 8 integer digits and 2 decimals. */
const AMOUNT = /^\d{0,8}(?:\.\d{0,2})?$/;

/** An amount with its thousands marked. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.|$)/;

/** Percent (spec 5). */
const LARGEST_FEE = 100;

/** Full-width digits and points of Chinese keyboards; '1,000' as it is pasted is 1000, any other comma stays and is refused. */
function plainDigits(text: string): string {
  const plain = text.normalize('NFKC').trim().replace('。', '.');
  return THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** '' is '0', '007' is '7' and '.5' is '0.5'. */
function withLeadingDigit(text: string): string {
  const bare = text.replace(/^0+(?=\d)/, '');
  return bare === '' || bare.startsWith('.') ? `0${bare}` : bare;
}

/** What an amount field holds after typing: the new text, '0' for an empty one, what it held before for one that is no amount (spec 5). */
export function typedAmount(text: string, before: string): string {
  const plain = plainDigits(text);
  return AMOUNT.test(plain) ? withLeadingDigit(plain) : before;
}

/** The same for a fee in percent, kept within 0 to 100 (spec 5). */
export function typedFee(text: string, before: string): string {
  const plain = plainDigits(text);
  if (/^-\d/.test(plain) && Number(plain) <= 0) return '0';
  const amount = typedAmount(plain, before);
  return Number(amount) > LARGEST_FEE ? String(LARGEST_FEE) : amount;
}

/** What an amount field holds once it is left: '12.' is '12'. */
export function leftAmount(text: string): string {
  return text.replace(/\.$/, '');
}
