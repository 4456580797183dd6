type Search = Readonly<Record<string, string | number>>;

/** The search of a tool link with the moment of the click, in ms (spec 2). */
export function stampedSearch(search: Search, nowMs: number): Search {
  return { ...search, q: nowMs };
}

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** True for a press that opens the link here; the others open a tab or a window, which is new anyway. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
