import { type Endpoint, endpointTable, pathOf } from '#src/contracts/endpoint-table.ts';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { type FirstRead, type FirstResponse, fromHost } from '#src/contracts/first-figures.ts';
import type { Language } from '#src/contracts/languages.ts';
import { readAddress } from '#src/contracts/read-alias.ts';
import { figuresMadeAt } from '#src/contracts/response-times.ts';
import { poolDataHeader } from '#src/contracts/sw-messages.ts';
import { MINUTE_MS } from '#src/domain/days.ts';

/** The response to a public read at an address of this site. */
export type AskOwnApi = (address: string) => Promise<Response>;

interface FigureReadsOptions {
  readonly ask: AskOwnApi;
  /** The host name by which the pool knows the site. */
  readonly host: string;
  readonly now: () => number;
}

/** Reads figures for pages: each at most once a minute, however many pages show it. */
export interface FigureReads {
  /** Undefined where the pool refuses it. Throws where no pool answers. */
  read(read: FirstRead, language: Language): Promise<FirstResponse | undefined>;
}

interface Answer {
  readonly atMs: number;
  /** Also where it failed: a pool that is down is left in peace. */
  readonly response: Promise<FirstResponse | undefined>;
}

/** Reads by the site's own API, as a page would. */
export function createFigureReads({ ask, host, now }: FigureReadsOptions): FigureReads {
  const answers = new Map<string, Answer>();
  const addressOf = ({ name, payload }: FirstRead, language: Language): string => {
    const endpoint: Endpoint = endpointTable[name];
    const fields = Object.entries(fromHost(payload, host)).map(([field, value]): [string, string] => [field, String(value)]);
    return readAddress(endpoint, pathOf(name, payload), { form: new URLSearchParams(fields).toString(), language });
  };
  const asked = async (read: FirstRead, address: string): Promise<FirstResponse | undefined> => {
    const response = await ask(address);
    const envelope = parseEnvelope(await response.text());
    if (!envelope || response.status >= 500) throw new Error(`${read.name} has no answer: ${response.status}`);
    if (envelope.code !== SUCCESS_CODE || envelope.data == null) return undefined;
    const isSimulated = response.headers.get(poolDataHeader) === 'simulated';
    return { ...read, data: envelope.data, madeAt: figuresMadeAt(response.headers) ?? now(), isSimulated };
  };
  return {
    read: async (read, language) => {
      const address = addressOf(read, language);
      const known = answers.get(address);
      if (known && now() - known.atMs < MINUTE_MS) return known.response;
      const answer: Answer = { atMs: now(), response: asked(read, address) };
      answers.set(address, answer);
      return answer.response;
    },
  };
}
