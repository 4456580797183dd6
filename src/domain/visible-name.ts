/** Signs that leave no mark: blanks, controls, format signs and those that only join or choose the look of others. */
const INVISIBLE = /^[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const MOST_SIGNS = 8;

/** A name as it can be seen: itself, '' for none, and for one of signs that leave no mark their code points, 'U+200B U+200B'. */
export function visibleName(name: string): string {
  if (!INVISIBLE.test(name)) return name;
  const signs = [...name.trim()];
  const shown = signs.slice(0, MOST_SIGNS).map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return signs.length > MOST_SIGNS ? `${shown.join(' ')} …` : shown.join(' ');
}
