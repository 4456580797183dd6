interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

const NUMBER_TEXT = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The shortest decimal string of a number taken apart, so that 1.005 is 1005 x 10^-3 and not the binary value just below it. */
function decimalOf(magnitude: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] = NUMBER_TEXT.exec(String(magnitude)) ?? [];
  return { coefficient: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** The coefficient of a decimal at 10^-digits, halves rounded up. */
function coefficientAt(decimal: Decimal, digits: number): bigint {
  const power = decimal.exponent + digits;
  if (power >= 0) return decimal.coefficient * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (2n * decimal.coefficient + divisor) / (2n * divisor);
}

/**
 * A number as text with a fixed count of decimals, half up (away from zero) on its shortest decimal string.
 * `shift` moves the decimal point first, exactly: 12345 with shift -3 is 12.345. NaN and infinities give '--'.
 */
export function roundHalfUp(value: number, digits: number, shift = 0): string {
  if (!Number.isFinite(value)) return '--';
  const { coefficient, exponent } = decimalOf(Math.abs(value));
  const rounded = coefficientAt({ coefficient, exponent: exponent + shift }, digits);
  const text = rounded.toString().padStart(digits + 1, '0');
  const sign = value < 0 && rounded !== 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** As roundHalfUp, without the zeros at the end of the fraction: 2.50 is '2.5' and 2.00 is '2'. */
export function roundAndTrim(value: number, digits: number, shift = 0): string {
  const text = roundHalfUp(value, digits, shift);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A decimal text with a comma between each three digits of its whole part, as every language of the site writes it: '-1,234,567.8901'. */
export function groupThousands(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Decimals a figure is shown with: 8 above zero and below 0.01, else 2. The sign does not matter. */
export function figureDigits(value: number): 2 | 8 {
  const magnitude = Math.abs(value);
  return magnitude > 0 && magnitude < 0.01 ? 8 : 2;
}

/** Decimals of an amount that is an estimate: 2 from 0.1 on, below that two significant digits, 8 at the most. */
export function estimateDigits(amount: number): number {
  const [, exponent = 0] = amount.toExponential(1).split('e').map(Number);
  return amount === 0 || exponent >= -1 ? 2 : Math.min(MOST_DECIMALS, 1 - exponent);
}

/** Significant digits of an amount below one, and the most decimals that they may take. */
const SMALL_DIGITS = 4;
const MOST_DECIMALS = 8;

/** Decimals an amount of money is shown with: 2 from 1 on and for nothing, below 1 four significant digits, 8 at the most. */
export function moneyDigits(amount: number): number {
  const [, exponent = 0] = amount
    .toExponential(SMALL_DIGITS - 1)
    .split('e')
    .map(Number);
  return amount === 0 || !(exponent < 0) ? 2 : Math.min(MOST_DECIMALS, SMALL_DIGITS - 1 - exponent);
}
