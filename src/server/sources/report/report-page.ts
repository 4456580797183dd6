import type { Report } from './report.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The report as the page /sources. No scripts and no styles: the policy allows none. */
export function reportPage({ atMs, rows, faults, notes, unstated }: Report): string {
  const heads = ['Coin', 'Figure', 'Value', 'Source', 'Age'].map((head) => `<th scope="col">${head}</th>`).join('');
  const body = rows
    .map(({ coin, figure, value, source, age }) => {
      const cells = [figure, value, source, age].map((cell) => `<td>${escaped(cell)}</td>`).join('');
      return `<tr><th scope="row">${escaped(coin)}</th>${cells}</tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>Sources</title></head><body><h1>Sources</h1><p>${new Date(atMs).toISOString()}</p>${list('Faults', faults)}<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>${list('No source tells these', unstated)}${list('Good to know', notes)}</body></html>`;
}
