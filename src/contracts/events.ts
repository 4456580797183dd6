/**
 * The pool's event stream (`text/event-stream`): it notifies open pages that the figures have changed. No call of the contract: where it is missing
 * pages ask each minute, as they do without it.
 */
export const EVENTS_PATH = '/api/events';

/** The event of a new tick of the market, at which farms change as well; its id is the moment of the figures, ms since 1970. */
export const TICK_EVENT = 'tick';
