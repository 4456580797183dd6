import type { SourcesNow } from '../figures/sources-now.ts';
import { type SourceHealth, sourceHealth } from './source-health.ts';

/** The health of the sources as lines of /metrics: ages of their figures coin by coin, their failures, and whether they are up. */
export function reportMetrics(now: SourcesNow): readonly string[] {
  const sources = sourceHealth(now);
  const secondsSince = (atMs: number): number => Math.max(0, (now.nowMs - atMs) / 1000);
  const lines = (
    name: string,
    type: 'gauge' | 'counter',
    help: string,
    valuesOf: (source: SourceHealth, coin: string) => readonly (readonly [coin: string, value: number])[],
  ): readonly string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...sources.flatMap((source) => {
      const { coin, kind, name: sourceName } = source.poller;
      return valuesOf(source, coin?.symbol ?? '*').map(
        ([symbol, value]) => `${name}{source="${sourceName}",coin="${symbol}",kind="${kind}"} ${value}`,
      );
    }),
  ];
  return [
    ...lines('okkong_source_age_seconds', 'gauge', 'Age of the oldest figure that a source tells of a coin.', ({ oldest }) =>
      oldest.map(({ coin, atMs }) => [coin, secondsSince(atMs)]),
    ),
    ...lines('okkong_source_answered_seconds', 'gauge', 'Time since a source last answered.', ({ state: { answeredAtMs } }, coin) =>
      answeredAtMs === undefined ? [] : [[coin, secondsSince(answeredAtMs)]],
    ),
    ...lines('okkong_source_failures_total', 'counter', 'Readings of a source that failed.', ({ state }, coin) => [[coin, state.failures]]),
    ...lines('okkong_source_up', 'gauge', '1 while a source answers with figures, and none of them stands still.', ({ isUp }, coin) => [
      [coin, isUp ? 1 : 0],
    ]),
    ...lines(
      'okkong_source_findings',
      'gauge',
      'What is doubted in what a source last told; each is a sentence in sources check.',
      ({ findings }, coin) => (findings ? [[coin, findings.filter(({ isNote }) => !isNote).length]] : []),
    ),
  ];
}
