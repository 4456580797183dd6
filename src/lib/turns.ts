/** A moment of rest comes soon; where the page never rests the next in line goes anyway. */
const patienceMs = 50;
const pauseMs = 20;

let last = Promise.resolve();

/** Resolves for one caller after the other, each in a moment of rest: pieces of work that came together do not add up to one long task. */
export function nextTurn(): Promise<void> {
  last = last.then(rest);
  return last;
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, pauseMs);
  });
}

/** Resolves in a task of its own, at once: between the steps of something long, so that a tap or a paint can come in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
