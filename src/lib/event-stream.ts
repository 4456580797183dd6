import { EVENTS_PATH, TICK_EVENT } from '#src/contracts/events.ts';
import { MINUTE_MS } from '#src/domain/days.ts';

/**
 * Listens to the pool's event stream: `onTick` with each new tick of the market. A stream that breaks is taken up again by the browser, one that the
 * server ends after some minutes; one that is not there at first is not asked for again. Returns the way to stop.
 */
export function openEventStream(onTick: () => void): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  const open = () => {
    stream = new EventSource(EVENTS_PATH);
    stream.addEventListener('open', () => (wasOpen = true));
    stream.addEventListener(TICK_EVENT, onTick);
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED && wasOpen) timer = setTimeout(open, (1 + Math.random()) * MINUTE_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
