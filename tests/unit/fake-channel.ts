const open = new Set<FakeBroadcastChannel>();

/** Delivers at once to every other open channel of the same name, as another tab would hear it. */
export class FakeBroadcastChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }

  close(): void {
    open.delete(this);
  }
}

/** Between tests: the tabs of one must not speak in the next. */
export function closeChannels(): void {
  open.clear();
}
