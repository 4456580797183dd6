/** What a number field of the tools accepts: up to 8 integer digits, 4 decimals, nothing else. */
const FIGURE = /^\d{0,8}(?:\.\d{0,4})?$/;
const WHOLE = /^\d{0,9}$/;

interface Typed {
  previous: string;
  next: string;
  isWhole?: boolean;
}

/** The text of a field after a change; what is no number reverts to what stood there (spec 5). A comma counts as the point. */
export function acceptFigure({ previous, next, isWhole = false }: Typed): string {
  const text = next.trim().replace(',', '.');
  return (isWhole ? WHOLE : FIGURE).test(text) ? text : previous;
}

/** The number a field's text stands for; an empty field is 0 (spec 5). */
export function figureOf(text: string): number {
  return Number(text === '.' || text === '' ? 0 : text);
}
