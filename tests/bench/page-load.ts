import { readFileSync } from 'node:fs';
import type { Site } from '../e2e/site.ts';
import { load } from './load.ts';

/** The page under load; `cpuUsPerRequest`: all work of the server's process, with the pages that it writes meanwhile. */
export type PageLoad = Record<(typeof pageLoadFigures)[number], number>;
export const pageLoadFigures = ['perSecond', 'failures', 'medianMs', 'p99Ms', 'cpuUsPerRequest'] as const;

const path = '/';
const seconds = 5;
/** At most this share of what a server can: beyond it only the length of the queue is measured. */
const share = 0.7;

/** Requests a second that all the servers can answer, at most as many as wanted. Warms them up, too. */
export async function bearableRate(sites: readonly Site[], wanted: number): Promise<number> {
  const reached: number[] = [];
  for (const { port } of sites) reached.push((await load({ port, path, perSecond: wanted, seconds })).perSecond);
  const least = Math.min(...reached);
  return least > 0.98 * wanted ? wanted : Math.floor((share * least) / 50) * 50;
}

export async function measurePageLoad({ port, pid }: Site, perSecond: number): Promise<PageLoad> {
  const before = cpuMs(pid);
  const { requests, ...result } = await load({ port, path, perSecond, seconds });
  return { ...result, cpuUsPerRequest: ((cpuMs(pid) - before) * 1000) / requests };
}

/** Processor time of a process so far, where the system tells it as Linux does (in hundredths of a second). */
function cpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
