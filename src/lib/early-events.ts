type EarlyEvent = { type: 'click'; target: HTMLElement } | { type: 'input'; target: HTMLInputElement; value: string };

declare global {
  interface Window {
    /** Clicks on buttons, and what was typed after them, where nothing was hydrated to handle it (app/boot/early-events.js). */
    earlyEvents?: EarlyEvent[];
  }
}

/**
 * Does again, in their order, the events that came before their part of the page was hydrated, each once. A part says that it is hydrated by
 * `[data-hydrated]` on its `[data-section]`, the page by `[data-ready]` on its root element.
 */
export async function replayEarlyEvents(): Promise<void> {
  const places = placesOf(window.earlyEvents ?? []);
  for (let event = takeNext(); event; event = takeNext()) {
    if (event.type === 'click') {
      if (event.target.isConnected) event.target.click();
    } else type(event.value, event.target.isConnected ? event.target : places.get(event.target)?.());
    // React renders between two events, as between a visitor's own.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function takeNext(): EarlyEvent | undefined {
  const events = window.earlyEvents ?? [];
  const next = events.find(({ target }) => !target.closest('[data-section]:not([data-hydrated])'));
  window.earlyEvents = events.filter((event) => event !== next);
  return next;
}

/** Where a field stands in its form: a click before may put another in its place, that of an email address for instance. */
function placesOf(events: readonly EarlyEvent[]): ReadonlyMap<HTMLElement, () => HTMLInputElement | undefined> {
  const fieldsOf = (form: Element | null) => [
    ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio],[type=range])') ?? []),
  ];
  return new Map(
    events.map(({ target }) => {
      const form = target.closest('form');
      const index = fieldsOf(form).findIndex((field) => field === target);
      return [target, () => fieldsOf(form)[index]];
    }),
  );
}

/** As a visitor types: React takes a value for its own unless the element's class has set it. */
function type(value: string, field: HTMLInputElement | undefined): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
