/** A reason not to start that the operator can mend: shown as its one sentence, without a stack (set-up). */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system or PostgreSQL error ('EADDRINUSE', '28P01'), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? undefined : errorCode(error.cause);
}
