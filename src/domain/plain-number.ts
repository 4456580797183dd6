/** Digits in groups of three by one mark, or without marks. */
const digits = String.raw`\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+`;

/** '1,234.5', '1.234,5', '1,234', '1.234.567', then digits with a point or a comma: '95.5', '95,5'. A point before three digits alone is a decimal one. */
const shapes: readonly (readonly [shape: RegExp, plain: (text: string) => string])[] = [
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, (text) => text.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, (text) => text.replaceAll('.', '')],
  [new RegExp(`^(?:${digits})(?:[.,]\\d*)?$`), (text) => text.replace(/[ ']/g, '').replace(',', '.')],
  [/^[.,]\d+$/, (text) => `0${text.replace(',', '.')}`],
];

/** A number of any country's writing as plain decimal text ('1234.56'), its exponent counted in; undefined for what is none or below zero. */
export function plainNumber(text: string): string | undefined {
  const [, mantissa = '', exponent = '0'] = /^(.*?)(?:[eE]([+-]?\d{1,2}))?$/.exec(text) ?? [];
  const shape = shapes.find(([pattern]) => pattern.test(mantissa));
  return shape && shifted(shape[1](mantissa), Number(exponent));
}

/** Plain decimal text times a power of ten, exactly, without needless zeros. */
export function shifted(plain: string, power: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  const all = whole + fraction;
  const point = whole.length + power;
  const padded = point > 0 ? all.padEnd(point, '0') : all.padStart(all.length - point + 1, '0');
  const at = Math.max(point, 1);
  const integers = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(at).replace(/0+$/, '');
  return decimals === '' ? integers : `${integers}.${decimals}`;
}
