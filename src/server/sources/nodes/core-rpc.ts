import * as z from 'zod';
import { SourceError } from '../poll/source-error.ts';
import { parseResponse, type SourceFetch, statusError } from '../poll/source-fetch.ts';

/** Calls of a Bitcoin Core kind of node, one at a time: asked in parallel it answers "Work queue depth exceeded". */
export interface CoreRpc {
  /** Throws SourceError: `starting` while the node loads, `missing` for a method that this node does not have or a block it does not keep. */
  call<T>(method: string, params: readonly unknown[], schema: z.core.$ZodType<T>): Promise<T>;
}

const envelope = z.object({
  result: z.unknown(),
  error: z.nullish(z.object({ code: z.number() })),
});

/** Codes of src/rpc/protocol.h, by what they mean here. */
const METHOD_NOT_FOUND = -32601;
const IN_WARMUP = -28;
/** "Block not available (pruned data)", and forks that know the method and not its arguments. */
const CANNOT_TELL: ReadonlySet<number> = new Set([METHOD_NOT_FOUND, -1, -8]);

/** Headers of 100 blocks are far smaller; a node's answers are its operator's own. */
const MAX_BYTES = 1024 * 1024;

/** The calls of a node at an address; errors come as 500 with a body that says which (JSON-RPC 1.0), so the body is read whatever the status. */
export function createCoreRpc(fetch: SourceFetch, signal: AbortSignal): CoreRpc {
  let id = 0;
  return {
    async call(method, params, schema) {
      id += 1;
      const answer = await fetch.post({ jsonrpc: '1.0', id, method, params }, { signal, maxBytes: MAX_BYTES });
      if (answer.status === 401 || answer.status === 403) throw new SourceError('refused', `${fetch.host} takes another user or password.`);
      if (!answer.data.trimStart().startsWith('{')) throw statusError(fetch.host, answer.status);
      const { error, result } = parseResponse(fetch.host, answer, envelope).data;
      if (error?.code === IN_WARMUP) throw new SourceError('starting', `${fetch.host} is starting.`);
      if (error && CANNOT_TELL.has(error.code)) throw new SourceError('missing', `${fetch.host} cannot tell ${method} (${error.code}).`);
      if (error) throw new SourceError('failed', `${fetch.host} refuses ${method} (${error.code}).`);
      const parsed = z.safeParse(schema, result);
      if (!parsed.success) throw new SourceError('unreadable', `${fetch.host} gives an answer to ${method} that cannot be read.`);
      return parsed.data;
    },
  };
}
