import { type MentionedHashrate, mentionedHashrates } from '../hashrate-text.ts';

/** What a hashrate in the print of a machine is of, by the words beside it. */
type Role = 'total' | 'board' | 'average' | 'moment' | 'rated' | 'unsaid';

/** The first that fits counts: 'average of chain 1' is a board's. */
const roles: readonly (readonly [words: RegExp, role: Role])[] = [
  [
    /(?<![a-z])(?:(?:hash|pcb|asc|pga)?[ _-]?(?:chain|board|brd|slot|blade|chip|domain|module)s?|asc|pga|hb|pcb|сhain)[ _#.:=-]*\d|板\s*\d|\d\s*[号號]?板|плат[аы]\s*\d/,
    'board',
  ],
  [
    /(?<![a-z])(?:chain|(?:hash)?[ _-]?board|hb|asc|pga|pcb|blade|chip|slot)s?(?![a-z])|算力板|单板|單板|хэш-?плат|(?<![а-я])плат[аы]/,
    'board',
  ],
  [
    /(?<![a-z])(?:ideal|rated|nominal|theor[a-z]*|factory|stock|max(?:imum)?|peak|expected|target|spec|sticker|lowest|min(?:imum)?)(?![a-z])|额定|額定|标称|標稱|理论|理論|最[高大低小]|номинал/,
    'rated',
  ],
  [
    /(?<![a-z])(?:totals?|sum|summe|overall|combined|aggregate|gesamt[a-z]*|suma|totale|toplam|razem|łącznie)(?![a-z])|合[计計]|[总總]|итого|всего|общ|сумм/,
    'total',
  ],
  [
    /(?<![a-z])(?:av|avg|average|mean|ø)(?![a-z])|(?<![\da-z.])(?:1[05]|30|60) ?m(?:in)?(?![a-z])|(?<![\da-z.])(?:1|6|12|24) ?h(?:ours?|r)?(?![a-z/])|平均|средн/,
    'average',
  ],
  [
    /(?<![\da-z.])(?:[1-9]|[1-5]\d|60) ?s(?:ec)?(?![a-z])|(?<![\da-z.])[1-5] ?m(?:in)?(?![a-z])|(?<![a-z])(?:rt|real[ -]?time|now|current|instant)(?![a-z])|[实實][时時]|[当當]前|текущ/,
    'moment',
  ],
];

interface Stated extends MentionedHashrate {
  readonly role: Role;
  /** How many brackets stand open around it. */
  readonly depth: number;
}

/** Two figures of one thing, measured at two moments or rounded. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.04 * Math.max(one, other);

const sumOf = (stated: readonly Stated[]) => stated.reduce((sum, { hs }) => sum + Number(hs), 0);
const asText = (hs: number) => hs.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** More boards than any machine has, by far. */
const MOST_BOARDS = 12;

/**
 * The hashrate of a whole machine, H/s as plain decimal text, out of its print: the total where one is named or is the sum of the others, else
 * what stands outside of brackets or is an average, else the sum of its boards. Undefined where only one board, or nothing, is stated.
 * `distance` says how far a hashrate is from the machine's own.
 */
export function statedHashrate(text: string, distance: (hs: string) => number): string | undefined {
  const all = rolesOf(withUnits(text));
  const boards = all.filter(({ role }) => role === 'board');
  const rated = all.filter(({ role }) => role === 'rated');
  const measured = all.filter(({ role }) => role !== 'board' && role !== 'rated');
  const named = best(measured.filter(({ role }) => role === 'total')) ?? sumAmong([...measured, ...boards]);
  if (named) return named.hs;
  const outside = Math.min(...measured.map(({ depth }) => depth));
  // Where boards are listed, a figure of their size that no word explains is one of them.
  const own = best(measured.filter(({ depth, hs }) => depth === outside && !(boards.length > 1 && isAlike(hs, boards))));
  if (own) return [alikeSum(measured), own.hs].flatMap((hs) => hs ?? []).toSorted((one, other) => distance(one) - distance(other))[0];
  if (boards.length > 1) return asText(sumOf(distinct(boards)));
  return boards.length === 0 ? rated[0]?.hs : undefined;
}

/** '33.5/33.1/33.9 TH/s' with the unit behind each. */
function withUnits(text: string): string {
  return text.replace(
    /(?<![\d.,a-z])(\d+(?:\.\d+)?(?:\s*[/+]\s*\d+(?:\.\d+)?){1,11})\s?([kmgtpe]h?(?:\/s|s)?)(?![a-z0-9])/gi,
    (_, list: string, unit: string) =>
      list
        .split(/\s*[/+]\s*/)
        .map((each) => `${each} ${unit}`)
        .join(' / '),
  );
}

/** Of several that say the same thing an average counts, and what a moment measured does last. */
function best(stated: readonly Stated[]): Stated | undefined {
  const order: readonly Role[] = ['average', 'total', 'unsaid', 'moment'];
  const isMean = ({ label }: Stated) => roles.some(([words, role]) => role === 'average' && words.test(label));
  return stated.find(isMean) ?? stated.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role))[0];
}

/** The largest, where the others together are about as much: a total without its name. */
function sumAmong(all: readonly Stated[]): Stated | undefined {
  const [largest, ...rest] = all.toSorted((one, other) => Number(other.hs) - Number(one.hs));
  const parts = rest.filter(({ hs }) => largest && Number(hs) < 0.7 * Number(largest.hs));
  return largest && parts.length > 1 && isNear(sumOf(parts), Number(largest.hs)) ? largest : undefined;
}

/** Three or four figures of about the same size without a word are the boards of one machine: '33.5 + 33.1 + 33.9 TH/s'. */
function alikeSum(measured: readonly Stated[]): string | undefined {
  const isBare =
    measured.length > 1 &&
    measured.length <= MOST_BOARDS &&
    measured.every(({ role, label }) => role === 'unsaid' && /^[\s+,;/&(]*$/.test(label.slice(-3)));
  const [first] = measured;
  return isBare && first && measured.every(({ hs }) => isNear(Number(hs), Number(first.hs)) || Number(hs) > 0.8 * Number(first.hs))
    ? asText(sumOf(measured))
    : undefined;
}

const isAlike = (hs: string, boards: readonly Stated[]) => boards.some((board) => isNear(Number(hs), Number(board.hs)));

/** Each board once: of '5s' and 'avg' of one board the last, which is the average in every print of both. */
function distinct(boards: readonly Stated[]): readonly Stated[] {
  const numberOf = ({ label }: Stated) => /\d+(?!.*\d)/.exec(label.replace(/\d+ ?(?:s|m|h)(?![a-z])/g, ''))?.[0];
  const byNumber = new Map(boards.map((board, index) => [numberOf(board) ?? `#${index}`, board]));
  return byNumber.size > 1 ? [...byNumber.values()] : boards;
}

/** Each hashrate of a text with what the words beside it say: before it, or behind it where the text puts them there. */
function rolesOf(text: string): readonly Stated[] {
  const mentions = mentionedHashrates(text);
  const before = (index: number) => text.slice(mentions[index - 1]?.end ?? 0, mentions[index]?.start);
  const behind = (index: number) => text.slice(mentions[index]?.end, mentions[index + 1]?.start ?? mentions[index]?.end ?? 0 + 20);
  const isSaid = (label: string) => roles.some(([words]) => words.test(label));
  const last = text.slice(mentions.at(-1)?.end ?? 0).slice(0, 24);
  const isBehind = isSaid(last) && !isSaid(before(0));
  return mentions.map((mention, index) => {
    const words = isBehind ? (index === mentions.length - 1 ? last : behind(index)) : before(index);
    const label = `${mention.label} ${words.slice(isBehind ? 0 : -48, isBehind ? 24 : undefined)}`.toLowerCase();
    return {
      ...mention,
      label,
      role: roles.find(([pattern]) => pattern.test(label))?.[1] ?? 'unsaid',
      depth: depthAt(text, mention.start),
    };
  });
}

function depthAt(text: string, end: number): number {
  let depth = 0;
  for (const sign of text.slice(0, end)) depth = Math.max(0, depth + ('([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0));
  return depth;
}
