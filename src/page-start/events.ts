declare global {
  interface Window {
    /** Clicks and input where nothing was hydrated to handle them, in order; `value` is what the field then held (record-events.js). */
    earlyEvents?: { event: Pick<Event, 'type' | 'target'>; value: string }[];
  }
}

interface EarlyEvent {
  target: HTMLButtonElement | HTMLInputElement;
  value: string;
}

let waiting: readonly EarlyEvent[] = [];

/** Of each button and field the last event waits. What is typed before any click counts as it stands (hydration.ts). */
function collect(): void {
  for (const { event, value } of window.earlyEvents?.splice(0) ?? []) {
    const target = event.target instanceof Element ? event.target.closest<EarlyEvent['target']>('button,input') : null;
    if (!target) continue;
    const isTyped = event.type === 'input' && !['checkbox', 'radio', 'range'].includes(target.type);
    if (!isTyped && target instanceof HTMLInputElement) continue;
    const others = waiting.filter((other) => other.target !== target);
    waiting = isTyped && others.length === 0 ? others : [...others, { target, value }];
  }
}

/** React stops the event of a part that it cannot hydrate yet: one that comes back up to the window has been handled. Called once the page runs. */
export function forgetHandledEvents(): void {
  for (const type of ['click', 'input'])
    window.addEventListener(type, ({ target }) => {
      collect();
      waiting = waiting.filter((event) => !(target instanceof Node && event.target.contains(target)));
    });
}

/** Whether what a field holds was typed after an early click: then that one comes first, for it may change what the field is for. */
export function isWrittenAfterClick(control: Element): boolean {
  collect();
  return waiting.some(({ target }) => target === control);
}

/**
 * Does again, in their order, the clicks that came before their part of the page was hydrated, and what was typed after one of them. A part
 * says that it is hydrated by `[data-hydrated]` on its `[data-section]`, the page by its phase (state.ts).
 */
export async function replayEarlyEvents(): Promise<void> {
  collect();
  const places = placesOf(waiting);
  for (;;) {
    // React ends its hydration before the first, and renders between two, as between a visitor's own.
    await new Promise((resolve) => setTimeout(resolve));
    const event = takeNext();
    if (!event) return;
    const { target, value } = event;
    if (target instanceof HTMLInputElement) write(value, target.isConnected ? target : places.get(target)?.());
    else if (target.isConnected) target.click();
  }
}

function takeNext(): EarlyEvent | undefined {
  const next = waiting.find(({ target }) => !target.closest('[data-section]:not([data-hydrated])'));
  waiting = waiting.filter((event) => event !== next);
  return next;
}

/** Where a field stands in its form: a click before may put another in its place, that of an email address for instance. */
function placesOf(events: readonly EarlyEvent[]): ReadonlyMap<Element, () => HTMLInputElement | undefined> {
  const fieldsOf = (form: Element | null) => [...(form?.querySelectorAll('input') ?? [])];
  return new Map(
    events.map(({ target }) => {
      const form = target.closest('form');
      const index = fieldsOf(form).findIndex((field) => field === target);
      return [target, () => fieldsOf(form)[index]];
    }),
  );
}

/** As a visitor types: React takes a value for its own unless the element's class has set it. */
function write(value: string, field: HTMLInputElement | undefined): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
