/** A JSON text with the line, from 1, on which each of its values begins, by its path: '' for the whole, '2.version' in a list of objects. */
interface LinedJson {
  readonly value: unknown;
  readonly lines: ReadonlyMap<string, number>;
}

/** Where a text stops being JSON; lines count from 1. */
export class JsonLineError extends Error {
  override readonly name = 'JsonLineError';
  constructor(readonly line: number) {
    super(`no JSON from line ${line} on`);
  }
}

interface Token {
  readonly text: string;
  readonly line: number;
}

const tokenOrSpace =
  /(\s+)|[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

function tokensOf(text: string): readonly Token[] {
  const pattern = new RegExp(tokenOrSpace);
  const tokens: Token[] = [];
  let line = 1;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new JsonLineError(line);
    const [token, space] = found;
    if (space === undefined) tokens.push({ text: token, line });
    else line += space.split('\n').length - 1;
  }
  return tokens;
}

/**
 * Reads JSON as `JSON.parse` does, whose errors do not reliably say where: for files that an operator writes by hand. Throws JsonLineError.
 */
export function parseWithLines(text: string): LinedJson {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  let at = 0;
  const lineHere = (): number => (tokens[at] ?? tokens.at(-1))?.line ?? 1;
  const take = (expected: RegExp): string => {
    const token = tokens[at];
    if (!token || !expected.test(token.text)) throw new JsonLineError(lineHere());
    at += 1;
    return token.text;
  };
  const members = (closing: ']' | '}', readMember: (index: number) => void): void => {
    if (tokens[at]?.text === closing) return void (at += 1);
    const next = closing === ']' ? /^[\],]$/ : /^[},]$/;
    for (let index = 0; index === 0 || take(next) !== closing; index += 1) readMember(index);
  };
  const readValue = (path: readonly (string | number)[]): unknown => {
    lines.set(path.join('.'), lineHere());
    const first = take(/^[^}\],:]/);
    if (first === '[') {
      const list: unknown[] = [];
      members(']', (index) => list.push(readValue([...path, index])));
      return list;
    }
    if (first !== '{') return JSON.parse(first);
    const fields: [string, unknown][] = [];
    members('}', () => {
      const name = String(JSON.parse(take(/^"/)));
      take(/^:$/);
      fields.push([name, readValue([...path, name])]);
    });
    return Object.fromEntries(fields);
  };
  const value = readValue([]);
  if (at < tokens.length) throw new JsonLineError(lineHere());
  return { value, lines };
}
