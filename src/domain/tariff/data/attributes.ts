/** A line of attributes as Home Assistant's developer tools show them. */
interface Line {
  readonly blanks: number;
  /** Blanks before its name or value: more than `blanks` behind the dash of a list's element. */
  readonly depth: number;
  readonly isItem: boolean;
  readonly name: string | undefined;
  readonly value: string;
}

const LINE = /^(\s*)(- +)?(?:(?:"([^"]+)"|'([^']+)'|([A-Za-z_][\w .-]*?)):(?=\s|$))?\s*(.*)$/;
const LIST = /^[ \t]*- +\S/m;
const DAY = /^[ \t]*(?=\w)[\w ]*(?:today|tomorrow|prices?|data)\s*:/im;

/**
 * The value of a text of names and values by lines, with lists by dashes and depth by blanks: the part of YAML in which attributes are copied.
 * Undefined for a text without a list in it.
 */
export function attributesIn(text: string): unknown {
  if (/^[[{<]/.test(text) || !(LIST.test(text) || DAY.test(text))) return undefined;
  const lines = text.split(/\r?\n/).flatMap((line): readonly Line[] => {
    if (line.trim() === '' || line.trim() === '---' || line.trim().startsWith('#')) return [];
    const [, blanks = '', dash = '', double, single, bare, value = ''] = LINE.exec(line) ?? [];
    const depth = blanks.length + dash.length;
    return [{ blanks: blanks.length, depth, isItem: dash !== '', name: double ?? single ?? bare, value: value.trim() }];
  });
  const [first] = lines;
  if (!first || !lines.some(({ name }) => name !== undefined)) return undefined;
  return (first.isItem ? listAt(lines, 0) : recordAt(lines, 0)).value;
}

interface Block {
  readonly value: unknown;
  readonly next: number;
}

/** The list of which a line is the first element. */
function listAt(lines: readonly Line[], start: number): Block {
  const items: unknown[] = [];
  let index = start;
  for (let line = lines[index]; line?.isItem && line.blanks === lines[start]?.blanks; line = lines[index]) {
    const item = line.name === undefined ? { value: scalar(line.value), next: index + 1 } : recordAt(lines, index);
    items.push(item.value);
    index = item.next;
  }
  return { value: items, next: index };
}

/** The record of which a line is the first field. */
function recordAt(lines: readonly Line[], start: number): Block {
  const record: Record<string, unknown> = {};
  const depth = lines[start]?.depth ?? 0;
  let index = start;
  for (let line = lines[index]; line && line.depth >= depth && (index === start || !line.isItem); line = lines[index]) {
    const field = line.depth === depth && line.name !== undefined ? fieldAt(lines, index, line) : { value: undefined, next: index + 1 };
    if (field.value !== undefined) record[line.name ?? ''] = field.value;
    index = field.next;
  }
  return { value: record, next: index };
}

/** The value of a named line: behind its name, or the list or record that follows below. */
function fieldAt(lines: readonly Line[], index: number, { value, depth }: Line): Block {
  const below = lines[index + 1];
  if (value !== '' || !below) return { value: scalar(value), next: index + 1 };
  if (below.isItem && below.blanks >= depth) return listAt(lines, index + 1);
  return below.depth > depth ? recordAt(lines, index + 1) : { value: null, next: index + 1 };
}

/** A text without its quotes, a number, nothing, or a list of numbers ('0.04, 0.03', '[4, 3]'). */
function scalar(text: string): unknown {
  const plain = text.replace(/^(['"])(.*)\1$/, '$2');
  if (plain === '' || plain === 'null' || plain === '~' || plain === '[]') return null;
  if (plain === 'true' || plain === 'false') return plain === 'true';
  if (plain !== text) return plain;
  const list = plain.replace(/^\[(.*)\]$/, '$1').split(/,\s+|,(?=\S*\.)/);
  if (list.length > 1 && list.every((each) => /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(each.trim()))) return list.map(Number);
  return /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(plain) ? Number(plain) : plain;
}
