import * as z from 'zod/mini';
import { type Endpoint, type EndpointName, endpointTable } from './endpoint-table.ts';
import { languageSchema } from './languages.ts';
import { isPublicRead } from './read-alias.ts';

/** Id of the data block with which a page brings its figures. */
export const FIRST_FIGURES_ID = 'first-figures';

/** Query parameters that make a page show other figures than its own address. */
export const otherFiguresQueries: readonly string[] = ['date', 'kiosk', 'lesson', 'section'];

/** Beside the server build of the pages: those that show figures, the frame of each, and the thread that writes them. */
export const FIGURED_PAGES_LIST = 'figured-pages.json';
export const FRAMES_FOLDER = 'frames';
export const PAGE_WORKER = 'page-worker.js';

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpointTable, name);
const endpointName = z.literal(Object.keys(endpointTable).filter(isEndpointName));

/** A read that a page makes: the call and its request. */
export const readSchema = z.object({ name: endpointName, payload: z.record(z.string(), z.unknown()) });
export type FirstRead = z.output<typeof readSchema>;

const responseSchema = z.extend(readSchema, {
  /** When its figures were made, ms since 1970. */
  madeAt: z.number(),
  isSimulated: z.boolean(),
  /** Of the envelope, not yet parsed. */
  data: z.unknown(),
});
/** A read with its good response. */
export type FirstResponse = z.output<typeof responseSchema>;

/** The figures that a page came with, and the moment (ms since 1970) at which it was written. */
export const firstFiguresSchema = z.object({ language: languageSchema, at: z.number(), responses: z.array(responseSchema) });
export type FirstFiguresData = z.output<typeof firstFiguresSchema>;

/** Whether a page may come with the response of a call: figures of the market and the lessons, which everybody gets alike, never anybody's own. */
export function isFirstFigure(name: EndpointName): boolean {
  const row: Endpoint = endpointTable[name];
  return (row.group === 'market' || name === 'classList') && isPublicRead(row) && !row.needsSession;
}

/** The fields by which a pool knows the site: its host name, the visitor's own in his browser. */
const hostFields = ['web', 'domain'] as const;

/** A request as it is made from a host. */
export function fromHost(payload: FirstRead['payload'], host: string): FirstRead['payload'] {
  const named = hostFields.filter((field) => field in payload);
  return { ...payload, ...Object.fromEntries(named.map((field) => [field, host])) };
}

export const figuredPageSchema = z.object({
  /** With its query `type`, as the router reads it. */
  path: z.string(),
  language: languageSchema,
  /** Its address as built: `/html/en/index.html`. */
  file: z.string(),
});
/** A page of the build that shows figures. */
export type FiguredPage = z.output<typeof figuredPageSchema>;

/** What the server orders of the thread that writes pages: one at a time. */
export interface RenderOrder extends FiguredPage {
  readonly figures: FirstFiguresData;
  /** Reads without a good response: the page goes without them. */
  readonly absent: readonly FirstRead[];
}

/** A page with figures, ready to be sent. */
export interface WrittenPage {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Of its content. */
  readonly digest: string;
}

/** What came of an order: the page and the reads that it makes; or those that it lacks, as far as they are known; or why it cannot be rendered. */
export type RenderOutcome =
  | { readonly page: WrittenPage; readonly reads: readonly FirstRead[] }
  | { readonly lacking: readonly FirstRead[] }
  | { readonly fault: string };
