import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';

/** The value of a JSON text, and where its parts stand. */
interface LinedJson {
  readonly value: unknown;
  /** The line, from 1, on which the value of a path begins; of one that is missing, that of what it is missing in. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Where a text stops being JSON; lines count from 1. */
export class JsonLineError extends Error {
  override readonly name = 'JsonLineError';
  constructor(readonly line: number) {
    super(`no JSON from line ${line} on`);
  }
}

/** Reads JSON as `JSON.parse` does, whose errors do not reliably say where: for files that an operator writes by hand. Throws JsonLineError. */
export function parseWithLines(text: string): LinedJson {
  // Windows editors begin a file with a byte order mark.
  const plain = text.replace(/^\uFEFF/, '');
  const lineAt = (offset: number): number => plain.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const root = parseTree(plain, errors, { disallowComments: true });
  const [fault] = errors;
  // What is missing at the end is missing on the last line with something on it.
  if (fault || !root) throw new JsonLineError(lineAt(Math.min(fault?.offset ?? 0, plain.trimEnd().length)));
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNodeAtLocation(
      root,
      path.map((part) => (typeof part === 'number' ? part : String(part))),
    );
    return node || path.length === 0 ? lineAt((node ?? root).offset) : lineOf(path.slice(0, -1));
  };
  return { value: JSON.parse(plain), lineOf };
}
