/**
 * The first and last byte a `Range` header asks for of `size` bytes. Undefined: send the whole file (not a byte range, or
 * several, which players do not ask for); 'unsatisfiable': answer 416.
 */
export function rangeOf(header: string, size: number): readonly [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : [Math.max(0, size - Number(last)), size - 1];
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : [start, end];
}
