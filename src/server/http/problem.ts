import type { MessageKey } from '../messages/messages.ts';

/** HTTP statuses of refused requests (decision D1). */
export type ProblemStatus = 400 | 401 | 404 | 413 | 429 | 500 | 502 | 503 | 504;

const sentences: Readonly<Record<ProblemStatus, MessageKey>> = {
  400: 'malformed',
  401: 'sessionRefused',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
  500: 'fault',
  502: 'poolUnreachable',
  503: 'starting',
  504: 'poolUnreachable',
};

/** A request that cannot be answered; the API's edge turns it into an envelope with this status. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  constructor(
    readonly status: ProblemStatus,
    /** The sentence, where the status has a more exact one than its usual. */
    readonly messageKey: MessageKey = sentences[status],
  ) {
    super(`request refused with ${status}`);
  }
}
