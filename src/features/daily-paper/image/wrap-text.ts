/** A Latin word with the space after it, or one other character; marks stay with what they open or close. */
const pieces = /[\u0021-\u024F\u2010-\u2027\u20AC\u2212]+\s*|[（「『“]*[^\u0021-\u024F\s][、。，：；！？）」』”]*\s*|\s+/gu;

/** Text in lines no wider than `maxWidth`, broken between words or, in Chinese, between characters. A word wider than a line has one alone. */
export function wrapText(text: string, maxWidth: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(pieces)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

const han = '\\p{Script=Han}';
const gaps = new RegExp(`(?<=${han})(?=[A-Za-z0-9$¥])|(?<=[A-Za-z0-9%])(?=${han})`, 'gu');

/** The thin gap between Chinese and Latin, which style sheets make by themselves and canvases do not. */
export function withGaps(text: string): string {
  return text.replace(gaps, '\u2009');
}
