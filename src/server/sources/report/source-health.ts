import { type OldestFigure, oldestFigures, standsStill } from '../figures/figure-age.ts';
import { ageText } from '../figures/figure-text.ts';
import { findingsOf } from '../figures/findings.ts';
import type { SourcesNow } from '../figures/sources-now.ts';
import type { Poller } from '../poll/pollers.ts';
import { type SourceState, unread } from '../poll/poll-loop.ts';
import type { Finding } from '../readings.ts';

/** The health of one source: the one judgement that page, metrics and terminal show. */
export interface SourceHealth {
  readonly poller: Poller;
  readonly state: SourceState;
  /** The oldest of the figures that it reports of each coin. */
  readonly oldest: readonly OldestFigure[];
  /** Whether it answers with figures, and none of them stands still. */
  readonly isUp: boolean;
  /** Why it is of no use as it is, a sentence each: it does not answer, reports nothing of what it is set for, or stands still. */
  readonly faults: readonly string[];
  /** What is odd in its last answer; undefined where it never answered. */
  readonly findings: readonly Finding[] | undefined;
}

function faultsOf({ coin }: Poller, { fault, readings }: SourceState, oldest: readonly OldestFigure[], nowMs: number): readonly string[] {
  if (fault) return [fault.sentence];
  if (!readings) return ['nothing is told yet.'];
  if (coin && !oldest.some((figure) => figure.coin === coin.symbol))
    return [`it answers, but tells nothing of ${coin.symbol}: does its address or its map name another pool?`];
  if (oldest.length === 0) return ['it answers, but tells nothing of any coin that this site has and that no other entry names.'];
  return oldest
    .filter((figure) => standsStill(figure, nowMs))
    .map((figure) => `it answers, but stands still: what it tells of ${figure.coin} is ${ageText(figure.atMs, nowMs)} old.`);
}

/** The health of every source, in the order of the settings. */
export function sourceHealth({ sources, states, nowMs }: SourcesNow): readonly SourceHealth[] {
  return sources.pollers.map((poller) => {
    const state = states.get(poller.id) ?? unread;
    const { fault, readings } = state;
    const oldest = readings ? oldestFigures(readings) : [];
    const isMoving = oldest.length > 0 && !oldest.some((figure) => standsStill(figure, nowMs));
    return {
      poller,
      state,
      oldest,
      isUp: fault === undefined && isMoving,
      faults: faultsOf(poller, state, oldest, nowMs),
      findings: readings && findingsOf(readings, nowMs),
    };
  });
}
