import { checkOf } from './check.ts';
import { findingsOf } from './findings.ts';
import type { SourcesNow } from './source-market.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The page /sources: what `npm run pool -- sources check` prints, of what the server holds. No scripts and no styles: the policy allows none. */
export function sourcesPage(now: SourcesNow): string {
  const { rows, faults, notes, unstated } = checkOf(now);
  const heads = ['Coin', 'Figure', 'Value', 'Source', 'Age'].map((head) => `<th scope="col">${head}</th>`).join('');
  const body = rows
    .map(({ coin, figure, value, source, age }) => {
      const cells = [figure, value, source, age].map((cell) => `<td>${escaped(cell)}</td>`).join('');
      return `<tr><th scope="row">${escaped(coin)}</th>${cells}</tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>Sources</title></head><body><h1>Sources</h1><p>${new Date(now.nowMs).toISOString()}</p>${list('Faults', faults)}<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>${list('No source tells these', unstated)}${list('Good to know', notes)}</body></html>`;
}

/** Lines of /metrics: the age of what each source last told, its failures, and whether it answers. */
export function sourceMetrics({ sources, states, nowMs }: SourcesNow): readonly string[] {
  const lines = (name: string, type: string, help: string, valueOf: (id: string) => number | undefined): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...sources.jobs.flatMap(({ id, kind, coin, name: source }) => {
      const value = valueOf(id);
      return value === undefined ? [] : [`${name}{source="${source}",coin="${coin?.symbol ?? '*'}",kind="${kind}"} ${value}`];
    }),
  ];
  return [
    ...lines('okkong_source_age_seconds', 'gauge', 'Age of what a source last told.', (id) => {
      const toldAtMs = states.get(id)?.toldAtMs;
      return toldAtMs === undefined ? undefined : Math.max(0, (nowMs - toldAtMs) / 1000);
    }),
    ...lines('okkong_source_failures_total', 'counter', 'Readings of a source that failed.', (id) => states.get(id)?.failures ?? 0),
    ...lines('okkong_source_up', 'gauge', '1 while a source answers.', (id) => {
      const { toldAtMs, fault } = states.get(id) ?? {};
      return toldAtMs !== undefined && fault === undefined ? 1 : 0;
    }),
    ...lines(
      'okkong_source_findings',
      'gauge',
      'What is doubted in what a source last told; each is a sentence in sources check.',
      (id) => {
        const told = states.get(id)?.told;
        return told && findingsOf(told, nowMs).filter(({ isNote }) => !isNote).length;
      },
    ),
  ];
}
