import type { LogLevel } from '../settings.ts';
import { errorCode } from '../start-error.ts';

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** What a line may say. Never bodies, query strings, tokens, phones or addresses. */
interface LogFields {
  readonly requestId?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Writes JSON lines at `level` and above; `write` gets one line each, with its line feed. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (own: LogLevel) => {
    if (order.indexOf(own) < order.indexOf(level)) return (): void => undefined;
    return (event: string, fields: LogFields = {}): void => {
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...fields })}\n`);
    };
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** The name and code of a fault ('ECONNREFUSED', '25006', 'ENOSPC'), without its message, which may quote what a user sent. Its stack says where. */
export function faultFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { fault: typeof error };
  const where = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return { fault: error.name, code: errorCode(error), where };
}
