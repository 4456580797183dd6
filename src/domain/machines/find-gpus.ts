import type { FoundMachine } from './find-asics.ts';
import { type Gpu, gpus } from './gpus.ts';
import { namePattern, plainName } from './plain-name.ts';

/** What makes another card of a name when it follows it: 'Ti', 'XT', 'Laptop'. */
const OTHER = String.raw`(?![\s_\-]*(?:ti|super|xtx?|gre|x|s|d|m|le|laptop|2048sp|oem|ada|duo)(?![a-z0-9]))`;

/** Behind a number that is no card: 'Memory 3080 MB', 'Driver 580.95', '1080p'. */
const NO_CARD = String.raw`(?!\.?\d|[\s]*(?:m[hb]|mi?b|[mg]hz|w|p|rpm|°|%|j)(?![a-z]))`;

interface Name {
  readonly gpu: Gpu;
  /** With the maker's letters before it. */
  readonly full: RegExp;
  /** The number alone; undefined where it has none of its own. */
  readonly bare: RegExp | undefined;
  readonly number: string | undefined;
}

const names: readonly Name[] = gpus.map((gpu) => {
  const core = gpu.model.replace(/ \d+GB$/, '');
  const [, letters, rest = ''] = /^(RTX|GTX|RX|CMP) (\d{2,4}.*|Vega \d+)$/.exec(core) ?? [];
  const before = gpu.brand === 'AMD' ? '(?:rx|radeon|amd)' : '(?:rtx|gtx|geforce|nvidia|cmp)';
  const end = `${OTHER}(?![a-z0-9])`;
  const start = '(?<![a-z0-9.#])';
  if (!letters) return { gpu, full: new RegExp(`${start}${namePattern(core)}${end}`), bare: undefined, number: undefined };
  const name = namePattern(rest);
  const isVega = rest.startsWith('Vega');
  return {
    gpu,
    full: new RegExp(isVega ? `${start}${name}${end}` : `${start}${before}[\\s_-]*${name}${end}`),
    bare: isVega ? undefined : new RegExp(`${start}(?<!(?:pro|driver|version) )${name}${end}${NO_CARD}`),
    number: /^\d+/.exec(rest)?.[0],
  };
});

/** A line with one spelling of each name, and lists ('RX 470/480/570') written out. */
function cardLine(text: string): string {
  return plainName(text)
    .replace(/\b(?:with )?(?:mobile|max-?q|notebook)\b/g, 'laptop')
    .replace(/(?<=(?<!\d)(?:1660|20[678]0|40[78]0))\s?s\b/g, ' super')
    .replace(/rev\.? ?[a-z0-9]\b|lite hash rate|\blhr\b|\bseries\b/g, ' ')
    .replace(/((?:rx|rtx|gtx)(?: vega)?)\s*(\d[^,;|()[\]]*\/[^,;|()[\]]*)/g, (_, letters: string, list: string) =>
      list
        .split('/')
        .map((piece) => `${letters} ${piece.trim()}`)
        .join(' ; '),
    );
}

/** Sizes of memory in a line, GB; what is said of the DAG or of the rig's own memory is none of the card. */
function memoriesOf(line: string): readonly number[] {
  if (/\bdag\b/.test(line)) return [];
  const sizes = line.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)\s?(gi?b?|mi?b(?:yte)?s?)(?![a-z/]|\s?(?:ddr|ram|ssd))/g);
  return Array.from(sizes, ([, size = '', unit = '']) => Number(size) / (unit.startsWith('m') ? 1024 : 1)).filter(
    (gb) => gb >= 1 && gb <= 48,
  );
}

/** A line of this length is a name that was typed; a longer one is a log, whose bare numbers are anything. */
const NAME_LENGTH = 40;

/** Driver and log print a little less than the box says: 11.77 GB of 12. */
const MISSING_GB = 0.6;

/** The cards that a text names, in their order in it. One with another memory than the listed one is not listed. */
export function findGpus(text: string): readonly FoundMachine[] {
  const found = text.split(/\n/).flatMap((each) => inLine(cardLine(each)));
  return [...new Set(found)].map((model) => ({ model }));
}

function inLine(line: string): readonly string[] {
  // Old drivers cut names off; each card of that number may be meant.
  const cut = /(?<![a-z0-9.])(\d{4})[a-z\s]{0,3}\.{3}/.exec(line)?.[1];
  if (cut !== undefined) return names.filter(({ number }) => number === cut).map(({ gpu }) => gpu.model);
  const size = Math.max(...memoriesOf(line));
  const fits = ({ gpu }: Name) =>
    !Number.isFinite(size) || (size <= gpu.memoryGb + 0.1 && size > gpu.memoryGb - MISSING_GB - gpu.memoryGb / 30);
  const full = names.filter(({ full: pattern }) => pattern.test(line));
  const hits = full.length > 0 || line.length > NAME_LENGTH ? full : names.filter(({ bare }) => bare?.test(line));
  return hits.filter(fits).map(({ gpu }) => gpu.model);
}
