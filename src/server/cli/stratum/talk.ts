import type { Socket } from 'node:net';
import * as z from 'zod';

/** One line of a stratum server: an answer to a call, or a call of its own. */
const message = z.looseObject({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type Message = z.output<typeof message>;

/** Why no message came: none in time, the other side closed, what came is no JSON. */
export class TalkFault extends Error {
  override readonly name = 'TalkFault';
  constructor(readonly kind: 'silent' | 'closed' | 'garbled') {
    super(kind);
  }
}

/** A conversation in lines of JSON. */
export interface Talk {
  send(call: object): void;
  /** The first message of which `find` makes something, of those that came before, too. Throws TalkFault after `waitMs`. */
  next<T>(find: (message: Message) => T | undefined, waitMs: number): Promise<T>;
  end(): void;
}

/** Jobs carry a whole coinbase and its branches; a line that is longer is none. */
const LONGEST_LINE = 256 * 1024;

/** A conversation over a socket that is open. */
export function createTalk(socket: Socket): Talk {
  const inbox: Message[] = [];
  let fault: TalkFault | undefined;
  let rest = '';
  let wake: () => void = () => undefined;
  const fail = (kind: TalkFault['kind']): void => {
    fault ??= new TalkFault(kind);
    wake();
  };
  const read = (line: string): void => {
    if (line.trim() === '') return;
    try {
      inbox.push(message.parse(JSON.parse(line)));
      wake();
    } catch {
      fail('garbled');
    }
  };
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(read);
    if (rest.length > LONGEST_LINE) fail('garbled');
  });
  socket.on('error', () => fail('closed'));
  socket.on('close', () => fail('closed'));
  return {
    send: (call) => void socket.write(`${JSON.stringify(call)}\n`),
    async next(find, waitMs) {
      const late = setTimeout(() => fail('silent'), waitMs);
      try {
        for (;;) {
          for (const [index, each] of inbox.entries()) {
            const found = find(each);
            if (found === undefined) continue;
            inbox.splice(index, 1);
            return found;
          }
          if (fault) throw fault;
          await new Promise<void>((resolve) => (wake = resolve));
        }
      } finally {
        clearTimeout(late);
      }
    },
    end: () => void socket.destroy(),
  };
}
