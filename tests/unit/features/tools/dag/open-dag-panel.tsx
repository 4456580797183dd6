import { DagPanel } from '#src/features/tools/dag/dag-panel.tsx';
import { apiQuery } from '#src/lib/api-query.ts';
import { openPart, panelNowMs } from '../open-panel.tsx';

const nowS = panelNowMs / 1000;
export const HOUR_S = 3600;

/** The block that the pool tells of a coin: an hour old, at 14 s a block. */
export const poolBlock = (coin: string, told: { height?: number; time?: number; blockTime?: number } = {}, isSimulated = false) =>
  [
    apiQuery('blockQuery', { coin }).queryKey,
    { coin, height: 25_000_000, time: nowS - HOUR_S, blockTime: 14, ...told },
    { isSimulated },
  ] as const;
export const explorerBlock = (height: number, ageS: number, isSimulated = false) =>
  [apiQuery('ethBlock', {}).queryKey, { height, time: nowS - ageS, epoch: 0, dagBytes: 0 }, { isSimulated }] as const;

type Answers = NonNullable<Parameters<typeof openPart>[1]>['answers'];
/** The DAG calculator of who came by this link, with what the pool tells of blocks. */
export const openDagPanel = (search: Readonly<Record<string, unknown>> = {}, answers: Answers = [poolBlock('ETC')], settings = {}) =>
  openPart(() => <DagPanel search={search} />, { answers, ...settings });
