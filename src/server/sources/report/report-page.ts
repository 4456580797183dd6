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
  return page(
    `<p>${new Date(atMs).toISOString()}</p>${list('Faults', faults)}<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>${list('No source tells these', unstated)}${list('Good to know', notes)}`,
  );
}

/** The page /sources while no source is set: what to set, and where that is explained. `poolApi`: the origin of a pool that has the whole contract. */
export function noSourcesPage(poolApi: string | undefined): string {
  if (poolApi !== undefined)
    return page(`<p>POOL_API is set: every figure comes from ${escaped(poolApi)}, and this server asks no other source.</p>`);
  const settings = [
    ['POOL_SOURCES', 'pools: BTC=ckpool:file:///srv/ckpool, or ETC=oep:https://etc.pool.example.com/api'],
    ['NODE_SOURCES', 'coin daemons: BTC=core:http://user:password@127.0.0.1:8332'],
    ['PRICE_SOURCE', 'a market: kraken, coingecko, mempool:<origin> or off'],
    ['SOURCES_FILE', 'all of them in a JSON file, with the fees and minimums that no source tells'],
  ];
  const rows = settings
    .map(([name = '', text = '']) => `<tr><th scope="row"><code>${name}</code></th><td>${escaped(text)}</td></tr>`)
    .join('');
  return page(
    `<p>No source is set: every figure of this site is made up by the market model, and says so.</p><p>Set one of these in <code>.env</code>, or let <code>npm run pool -- setup</code> ask for them and try them; then start again.</p><table><tbody>${rows}</tbody></table><p><code>npm run pool -- sources check</code> asks the sources of the settings and says what each tells. README.md has the steps under “Real pools and nodes”, src/server/sources/README.md every dialect.</p>`,
  );
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>Sources</title></head><body><h1>Sources</h1>${content}</body></html>`;
}
