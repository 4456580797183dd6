import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import {
  FIGURED_PAGES_LIST,
  type FiguredPage,
  figuredPageSchema,
  type FirstRead,
  type FirstResponse,
  PAGE_WORKER,
  type WrittenPage,
} from '#src/contracts/first-figures.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { Log } from '../http/log.ts';
import { type AskOwnApi, createFigureReads, type FigureReads } from './figure-reads.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';

/** A page is written anew when somebody wants it and it is older than this. */
const FRESH_MS = MINUTE_MS;
/** Pages that nobody wants are written anew so often, so that the next visitor gets no old one. */
const KEEP_MS = 10 * MINUTE_MS;
/** An older one, of a pool that answers no more, is not sent: figures of an unknown day would look like today's. */
const OLDEST_MS = 30 * MINUTE_MS;
/** Of reads that follow from others: the coins of a list, then their curves. */
const MOST_ROUNDS = 4;

/** The pages of the site with the figures of the last minutes in them. */
export interface FiguredPages {
  /** The page in the place of a file of the build; undefined: as built. Never waits: one that is too old is written anew behind the response. */
  pageOf(file: string): WrittenPage | undefined;
  /** Writes all of them, and from now on now and then. */
  start(): void;
  stop(): Promise<void>;
}

interface FiguredPagesOptions {
  readonly pages: readonly FiguredPage[];
  readonly renderer: PageRenderer;
  readonly reads: FigureReads;
  readonly log: Pick<Log, 'warn'>;
  readonly now?: () => number;
}

interface Entry {
  readonly page: FiguredPage;
  /** What it reads, as its last version did. */
  reads: readonly FirstRead[];
  triedAtMs: number;
  /** Logged already. */
  hasFailed: boolean;
  written?: { readonly page: WrittenPage; readonly atMs: number };
}

/** Writes pages one after the other, each at most once a minute. A failure of a page is logged once, until it has been written again. */
export function createFiguredPages({ pages, renderer, reads, log, now = Date.now }: FiguredPagesOptions): FiguredPages {
  const entries = new Map(pages.map((page): [string, Entry] => [page.file, { page, reads: [], triedAtMs: -Infinity, hasFailed: false }]));
  let wanted: readonly Entry[] = [];
  let isWorking = false;
  let isStopping = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** What somebody looks at is written first. */
  const want = (entry: Entry, place: 'first' | 'last'): void => {
    if (now() - entry.triedAtMs < FRESH_MS || wanted[0] === entry) return;
    const others = wanted.filter((each) => each !== entry);
    wanted = place === 'first' ? [entry, ...others] : [...others, entry];
    if (!isWorking) void work();
  };
  const work = async (): Promise<void> => {
    isWorking = true;
    for (let [entry] = wanted; entry; [entry] = wanted) {
      wanted = wanted.slice(1);
      entry.triedAtMs = now();
      try {
        entry.written = { page: await write(entry), atMs: entry.triedAtMs };
        entry.hasFailed = false;
      } catch (error) {
        if (!entry.hasFailed && !isStopping)
          log.warn('page-without-figures', { page: entry.page.file, why: error instanceof Error ? error.message : '' });
        entry.hasFailed = true;
      }
    }
    isWorking = false;
  };
  const write = async (entry: Entry): Promise<WrittenPage> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { responses, absent } = await readAll(entry);
      const outcome = await renderer.render({
        ...entry.page,
        figures: { language: entry.page.language, at: entry.triedAtMs, responses },
        absent,
      });
      if ('fault' in outcome) throw new Error(outcome.fault);
      if ('page' in outcome) {
        entry.reads = outcome.reads;
        if (responses.length === 0) throw new Error('The pool refuses all figures of the page');
        return outcome.page;
      }
      entry.reads = [...entry.reads, ...outcome.lacking];
    }
    throw new Error('The page reads more and more');
  };
  const readAll = async (entry: Entry) => {
    const responses: FirstResponse[] = [];
    const absent: FirstRead[] = [];
    for (const read of entry.reads) {
      const response = await reads.read(read, entry.page.language);
      if (response) responses.push(response);
      else absent.push(read);
    }
    return { responses, absent };
  };
  const wantAll = (): void => [...entries.values()].forEach((entry) => want(entry, 'last'));
  return {
    pageOf: (file) => {
      const entry = entries.get(file);
      if (!entry) return undefined;
      want(entry, 'first');
      const { written } = entry;
      return written && now() - written.atMs < OLDEST_MS ? written.page : undefined;
    },
    start: () => {
      wantAll();
      timer = setInterval(wantAll, KEEP_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      wanted = [];
      // What is being written is broken off, which is no failure.
      isStopping = true;
      await renderer.stop();
    },
  };
}

interface OpenOptions {
  readonly clientDir: string;
  readonly ask: AskOwnApi;
  readonly siteUrl: string;
  readonly log: Pick<Log, 'warn'>;
}

/** The pages of the build that show figures; undefined where nothing is built. Throws when the build's list is not as it should be. */
export async function openFiguredPages({ clientDir, ask, siteUrl, log }: OpenOptions): Promise<FiguredPages | undefined> {
  const folder = join(clientDir, '../prerender');
  const list = join(folder, FIGURED_PAGES_LIST);
  if (!existsSync(list)) return undefined;
  return createFiguredPages({
    pages: z.array(figuredPageSchema).parse(JSON.parse(await readFile(list, 'utf8'))),
    renderer: createPageRenderer(join(folder, PAGE_WORKER)),
    reads: createFigureReads({ ask, host: new URL(siteUrl).hostname, now: Date.now }),
    log,
  });
}
