import { Worker } from 'node:worker_threads';
import type { RenderOrder, RenderOutcome } from '#src/contracts/first-figures.ts';
import { SECOND_MS } from '#src/domain/days.ts';

/** Writes pages in a thread of its own, which holds up no response. */
export interface PageRenderer {
  /** One at a time. Never rejects: what goes wrong is a fault. */
  render(order: RenderOrder): Promise<RenderOutcome>;
  stop(): Promise<void>;
}

/** A page takes a tenth of a second; what takes so long never ends. */
const TIMEOUT_MS = 20 * SECOND_MS;
/** It needs a third of it: what goes on growing is ended, and begun anew with the next page. */
const MOST_MEMORY_MB = 256;

/** The thread of a script; it is started with the first order, and again after it ended. */
export function createPageRenderer(script: string, timeoutMs = TIMEOUT_MS): PageRenderer {
  let worker: Worker | undefined;
  let settle: (outcome: RenderOutcome) => void = () => undefined;
  const end = async (fault: string): Promise<void> => {
    const ending = worker;
    worker = undefined;
    settle({ fault });
    await ending?.terminate();
  };
  const started = (): Worker => {
    if (worker) return worker;
    const begun = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB }, stdout: true, stderr: true });
    // What pages say to the console of a browser does not belong among the server's log lines.
    begun.stdout.resume();
    begun.stderr.resume();
    begun.on('message', (outcome: RenderOutcome) => settle(outcome));
    begun.on('error', (error: Error) => void end(error.message));
    begun.on('exit', () => worker === begun && void end('the thread has ended'));
    // The server's own work keeps the process running.
    begun.unref();
    worker = begun;
    return begun;
  };
  return {
    render: async (order) => {
      const thread = started();
      const timer = setTimeout(() => void end('it takes too long'), timeoutMs);
      try {
        return await new Promise<RenderOutcome>((resolve) => {
          settle = resolve;
          thread.postMessage(order);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    stop: () => end('the server stops'),
  };
}
