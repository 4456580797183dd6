import { isPoolTrouble } from '#src/contracts/envelope.ts';

/**
 * What went wrong, in the visitor's terms; each kind has its own sentence and way out (`common:errors.*`). offline: the network is dead. server: it is
 * not, and the site's server does not respond. portal: a captive portal responded. pool: what came is an error or a part of a response.
 */
export const errorKinds = ['offline', 'server', 'timeout', 'portal', 'pool', 'api', 'contract', 'auth', 'chunk'] as const;
export type ErrorKind = (typeof errorKinds)[number];

interface AppErrorDetails {
  /** The pool's own sentence, already in the visitor's language. */
  message?: string;
  /** The envelope's code, '501' for instance. */
  code?: string;
  /** Charts and the calculator ignore a refusal without a message. */
  isQuiet?: boolean;
  cause?: unknown;
}

/** The one error the site throws: transport names the kind, screens choose the message. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly isQuiet: boolean;

  constructor(kind: ErrorKind, details: AppErrorDetails = {}) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = details.code;
    this.isQuiet = details.isQuiet ?? false;
  }
}

/**
 * The kind of any thrown value: what is not ours came from a chunk that did not load or a fault in our code. A refusal by a pool in trouble
 * is its trouble.
 */
export function errorKindOf(error: unknown): ErrorKind | 'unknown' {
  if (error instanceof AppError) return error.kind === 'api' && isPoolTrouble(error.code) ? 'pool' : error.kind;
  return isChunkError(error) ? 'chunk' : 'unknown';
}

/** True where the way to the pool is cut, not the pool: what is not stored on this device comes with the network. */
export function isOutOfReach(error: unknown): boolean {
  return outOfReach.has(errorKindOf(error));
}

const outOfReach: ReadonlySet<ErrorKind | 'unknown'> = new Set<ErrorKind>(['offline', 'server', 'timeout', 'portal']);

/** The pool's own sentence about a call that it refused or failed; '' where it gave none, and for everything else that goes wrong. */
export function poolSentenceOf(error: unknown): string {
  return error instanceof AppError && (error.kind === 'api' || error.kind === 'auth') ? error.message : '';
}

/** Chrome, Firefox and Safari each word a missing module differently (TanStack/router#3327). */
const chunkMessages = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/,
];

/** True when an error means that a page's script or style file could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessages.some((pattern) => pattern.test(error.message));
}
