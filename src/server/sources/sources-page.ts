import { checkOf } from './check.ts';
import { unread } from './collector.ts';
import { oldestFigures, standsStill } from './figure-age.ts';
import { findingsOf } from './findings.ts';
import type { Job } from './jobs.ts';
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

/** Lines of /metrics: the age of what each source tells now, coin by coin; its failures; and whether it answers with figures that move. */
export function sourceMetrics({ sources, states, nowMs }: SourcesNow): readonly string[] {
  const lines = (name: string, type: string, help: string, valuesOf: (job: Job) => readonly (readonly [coin: string, value: number])[]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...sources.jobs.flatMap((job) =>
      valuesOf(job).map(([coin, value]) => `${name}{source="${job.name}",coin="${coin}",kind="${job.kind}"} ${value}`),
    ),
  ];
  const nameOf = ({ coin }: Job): string => coin?.symbol ?? '*';
  const figuresOf = ({ id }: Job) => oldestFigures(states.get(id)?.told ?? {});
  const secondsSince = (atMs: number): number => Math.max(0, (nowMs - atMs) / 1000);
  return [
    ...lines('okkong_source_age_seconds', 'gauge', 'Age of the oldest figure that a source tells of a coin.', (job) =>
      figuresOf(job).map(({ coin, atMs }) => [coin, secondsSince(atMs)]),
    ),
    ...lines('okkong_source_answered_seconds', 'gauge', 'Time since a source last answered.', (job) => {
      const { toldAtMs } = states.get(job.id) ?? unread;
      return toldAtMs === undefined ? [] : [[nameOf(job), secondsSince(toldAtMs)]];
    }),
    ...lines('okkong_source_failures_total', 'counter', 'Readings of a source that failed.', (job) => [
      [nameOf(job), states.get(job.id)?.failures ?? 0],
    ]),
    ...lines('okkong_source_up', 'gauge', '1 while a source answers with figures, and none of them stands still.', (job) => {
      const isAnswering = states.get(job.id)?.fault === undefined;
      const figures = figuresOf(job);
      const isMoving = figures.length > 0 && !figures.some((figure) => standsStill(figure, nowMs));
      return [[nameOf(job), isAnswering && isMoving ? 1 : 0]];
    }),
    ...lines(
      'okkong_source_findings',
      'gauge',
      'What is doubted in what a source last told; each is a sentence in sources check.',
      (job) => {
        const told = states.get(job.id)?.told;
        return told ? [[nameOf(job), findingsOf(told, nowMs).filter(({ isNote }) => !isNote).length]] : [];
      },
    ),
  ];
}
