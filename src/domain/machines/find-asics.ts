import { mentionedHashrates } from '../hashrate-text.ts';
import { hashrateUnits } from '../units.ts';
import { machineUnits } from './asic-catalogue.ts';
import { type Asic, asics } from './asics.ts';
import { GAP, namePattern, plainName } from './plain-name.ts';
import { statedHashrate } from './stated-hashrate.ts';

/** A machine of the list that a text names; `hashrate` in H/s where the text names another than the machine's own. */
export interface FoundMachine {
  readonly model: string;
  readonly hashrate?: string;
}

/** Words of makers and lines. A text that names one means none of another's machines; '' are makers of which none is listed. */
const makers: readonly (readonly [words: RegExp, brand: string])[] = [
  [/antminer|bitmain/, 'Bitmain'],
  [/whatsminer|microbt/, 'MicroBT'],
  [/avalon|canaan/, 'Canaan'],
  [/sealminer|bitdeer/, 'Bitdeer'],
  [/goldshell/, 'Goldshell'],
  [/iceriver/, 'IceRiver'],
  [/elphapex/, 'ElphaPex'],
  [/innosilicon/, 'Innosilicon'],
  [/jasminer/, 'Jasminer'],
  [/ipollo/, 'iPollo'],
  [/bitaxe/, 'Bitaxe'],
  [/auradine|teraflux|nerd(?:q|oct)?axe|nerdminer|futurebit|ibelink|volcminer|strongu|fluminer|ebang|bombax/, ''],
];

/** Names too short to be known without their line before them. */
const NEEDS_LINE = /^(?:Q|Mini \d|Nano|A\d(?: Pro)?|DL1|V\d\w?|Gamma)(?: |$)/;

/** The words of two or three letters that may follow a model without making it another one. */
const HARMLESS =
  'bhb|bm|bos|lux|eth|etc|btc|bch|bsv|ltc|kas|alph|usd|cny|psu|air|new|pcs|pc|at|in|on|is|of|to|by|and|or|for|the|fw|ip|mac|kw|off|run|ok|up|v|th|gh|mh|ph|ths|ghs|mhs|avg|av|max|min|sum|hb|asc|pga|sm|hw|rt|now';

/** What makes another machine of a name when it follows it: 'Pro', '+', 'Hyd', '3U', any letter, any short word that is not harmless. */
const OTHER = String.raw`(?!${GAP}(?:x(?!\s?\d)|(?!(?:${HARMLESS}|x)(?![a-z]))[a-z]{1,3}|lite|ultra|mini|dual|home|prime|master|turbo|touch|classic|[1-9]u)(?![a-z]))(?!\s?\+)`;

interface Name {
  readonly asic: Asic;
  readonly pattern: RegExp;
}

/** The word of a cooling that some makers leave out of the name. */
const coolingWords = { air: undefined, hydro: 'hyd', immersion: 'imm' } as const;

const names: readonly Name[] = asics.map((asic) => ({ asic, pattern: patternOf(asic) }));

function patternOf({ brand, model, cooling }: Asic): RegExp {
  const [, line = brand, name = model] = /^(Antminer|Whatsminer|Avalon(?:Miner)?|SEALMINER)? ?(.*) \S+$/.exec(model) ?? [];
  const core = name
    .replace(' ETHMaster', '')
    .replace(' Plus', '+')
    .replace(/^(?=\d{4})/, 'A');
  const before = NEEDS_LINE.test(name) ? `${namePattern(line)}${GAP}` : '';
  // Behind a letter a hashrate may follow at once: 'S19jPro104T'.
  const own = /([\d.]+)\D*$/.exec(model)?.[1]?.replace('.', String.raw`\.`) ?? '';
  const end = /\d$/.test(core) ? '(?![a-z0-9])' : String.raw`(?![a-z]|(?!${own}(?![\d.a-z]))\d(?![\d.]*\s?[tgmp]))`;
  const cooled = coolingWords[cooling];
  const behind = cooled === undefined || core.toLowerCase().includes(cooled) ? '' : `(?:${GAP}${cooled})?`;
  return new RegExp(`(?<![a-z0-9+])${before}${namePattern(core)}${behind}${OTHER}${end}`, 'g');
}

/** One line as the patterns read it: Whatsminer's board revision ('M50S_VL30') goes, the many spellings of a name become one. */
function asicLine(text: string): string {
  return (
    plainName(text)
      .replace(/[\s_-]*\bplus\b|(?<=\d|[jk]|pro|xp)plus\b/g, '+')
      .replace(/hyd(?:ro(?:cooling)?)?\.?(?![a-z])/g, 'hyd')
      .replace(/imm(?:ersion)?\.?(?![a-z])/g, 'imm')
      // 'S23 580T Hyd' is 'S23 Hyd 580T'.
      .replace(/(?<![a-z])(\d[\d.]*\s?[tgmp](?:hs?(?:\/s)?)?)[\s(]+(hyd|imm)(?![a-z])/g, '$2 $1')
      .replace(/(antminer|whatsminer|iceriver|goldshell|jasminer|innosilicon|sealminer|ipollo)(?=[a-z0-9])/g, '$1 ')
      .replace(/avalon(?:miner)?[\s_-]*a?(?=\d{4}|1[5-9](?!\d))|^\s*a?(?=1[0-9][46]6(?!\d))/g, 'avalon a')
      .replace(/(?<=\d{4}[a-z]{0,3})-n-(?=\d{2,3})/, ' ')
      .replace(/(\bm\d\d[st]?\+*)[\s_-]*v[a-z]?\d{2,3}(?![a-z0-9])/g, '$1 ')
      .replace(/\b(a10) ?ethmaster/, '$1')
      .replace(/(bitaxe|ipollo|avalon)[\s_-]*miner/, '$1')
      .replace(/(?:bitaxe )?gamma(?!\s*\d{3}(?![\d.]))/, 'bitaxe gamma 601')
      .replace(/^\s*gamma/, 'bitaxe gamma')
      .replace(/doge 3\b/, 'doge iii')
      .replace(/doge 2\b/, 'doge ii')
  );
}

/** The machines that a text names, best first: those whose hashrate is nearest to the one named, else in the list's order. */
export function findAsics(text: string): readonly FoundMachine[] {
  const lines = text.split(/[\n;|]/).map(asicLine);
  const found = lines.flatMap((line) => inLine(line));
  // A list of facts about one machine has its hashrate on another line.
  const isOne = found.every(({ hashrate, model }) => hashrate === undefined && asicName(model) === asicName(found[0]?.model ?? ''));
  const all = isOne && lines.length > 1 ? inLine(lines.join(' ')) : found;
  return all.filter(({ model }, index) => all.findIndex((each) => each.model === model) === index);
}

const asicName = (model: string) => model.replace(/ \S+$/, '');

function inLine(line: string): readonly FoundMachine[] {
  const said = makers.filter(([words]) => words.test(line)).map(([, brand]) => brand);
  const hits = names.flatMap(({ asic, pattern }) => {
    if (said.length > 0 && !said.includes(asic.brand)) return [];
    return Array.from(line.matchAll(pattern), ({ index, 0: name }) => ({ asic, start: index, end: index + name.length }));
  });
  const ends = [...new Set(hits.map(({ end }) => end))].toSorted((one, other) => one - other);
  return ends.flatMap((end, at) => {
    const asicsThere = hits.filter((hit) => hit.end === end).map(({ asic }) => asic);
    const behind = line.slice(end, hits.find((hit) => hit.end === ends[at + 1])?.start);
    const before = at === 0 ? line.slice(0, hits.find((hit) => hit.end === end)?.start) : '';
    return variants(asicsThere, behind, before);
  });
}

/** A hashrate within this factor of a machine's own may be meant for it: slower by a throttle, faster by other firmware. */
const PLAUSIBLE = 4;

/** So near to a machine's own hashrate a figure in its name means that machine. */
const OF_NAME = Math.log(1.15);

/** Machines of one name in the order of how near they are to the hashrate that the text names: in the name itself, or beside it. */
function variants(those: readonly Asic[], behind: string, before: string): readonly FoundMachine[] {
  const distance = (hs: string) => Math.min(...those.map((asic) => apart(asic, hs)));
  const inName = namedHashrate(those, behind);
  const sold = inName && distance(inName.hs) < OF_NAME ? inName : undefined;
  const said = statedHashrate(`${before} ${sold ? behind.slice(sold.length) : behind}`, distance);
  const stated = said !== undefined && distance(said) < Math.log(PLAUSIBLE) ? said : undefined;
  const named = sold?.hs ?? stated ?? inName?.hs;
  if (named === undefined) return those.map(({ model }) => ({ model }));
  const isOwn = (asic: Asic, hs: string) => apart(asic, hs) < 0.002;
  const [nearest, ...others] = those.toSorted((one, other) => apart(one, named) - apart(other, named));
  if (!nearest) return [];
  const hashrate = stated ?? named;
  if (isOwn(nearest, hashrate)) return [{ model: nearest.model }];
  // The name says which of them it is; what it does is another matter.
  const offered = sold && isOwn(nearest, sold.hs) ? [nearest] : [nearest, ...others];
  return offered.map(({ model }) => ({ model, hashrate }));
}

const apart = (asic: Asic, hs: string) => Math.abs(Math.log(Number(hs) / hsOf(asic)));

/** The hashrate right behind a name, with its length there; a bare number counts in the machine's unit or a thousandth of it. */
function namedHashrate(those: readonly Asic[], text: string): { hs: string; length: number } | undefined {
  const [whole = '', number = '', unit = ''] =
    new RegExp(String.raw`^${GAP}(\d{1,6}(?:\.\d+)?)(\s?[kmgtp](?:h(?:\/?s)?)?(?![a-z0-9]))?`).exec(text) ?? [];
  const [first] = those;
  if (number === '' || !first) return undefined;
  if (unit === '' && /^[\d.,]|^\s?[a-z%/]/.test(text.slice(whole.length))) return undefined;
  const index = hashrateUnits.indexOf(machineUnits[first.algorithm]);
  const written = unit === '' ? [index, index - 1].map((each) => `${number} ${hashrateUnits[each]}`) : [`${number}${unit}`];
  const read = written.flatMap((each) => mentionedHashrates(each).map(({ hs }) => hs));
  const hs = read.find((each) => those.some((asic) => Math.abs(Math.log(Number(each) / hsOf(asic))) < Math.log(PLAUSIBLE)));
  return hs === undefined ? undefined : { hs, length: whole.length };
}

/** H/s of a machine out of the box. */
function hsOf({ hashrate, algorithm }: Asic): number {
  return hashrate * 1000 ** hashrateUnits.indexOf(machineUnits[algorithm]);
}
