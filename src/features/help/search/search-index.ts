import MiniSearch from 'minisearch';
import { type Terms, termsOf } from './search-terms.ts';

/** What can be found. `words`: other ways to ask for it, with commas between them; never shown. */
export interface Findable<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly text: string;
  readonly words: string;
  /** 1: counts in full. */
  readonly weight: number;
}

interface Entry<Id extends string> {
  readonly id: Id;
  readonly weight: number;
  /** Terms of the title and of each of the other ways to ask. */
  readonly phrases: readonly (readonly string[])[];
}

/** The entries of one language, prepared for `searchIndex`. */
export interface SearchIndex<Id extends string> {
  readonly engine: MiniSearch<{ id: Id; terms: string }>;
  readonly entries: ReadonlyMap<string, Entry<Id>>;
  /** How many entries hold each term. */
  readonly holders: ReadonlyMap<string, number>;
}

/** How often a term of a title, of a hidden word and of a text counts. */
const FIELD_COUNTS = { title: 6, words: 5, text: 2 } as const;
/** BM25: how fast repeating a word stops to count, and how much a long entry is held back. */
const BM25 = { k: 2.4, b: 0.35, d: 0 } as const;
/** Single characters are a hint, a word that is mended or only begun a guess. */
const CHARACTER_WEIGHT = 0.25;
const GUESS_WEIGHT = 0.7;
/** What a way to ask that is typed as a whole adds, in parts of its own terms. */
const PHRASE_BONUS = 1.25;
/** Of the best: what is below is chance. */
const LEAST_SHARE = 0.22;
const MOST_RESULTS = 12;

const keysOf = ({ words, pairs, characters }: Terms): readonly string[] => [...words, ...pairs, ...characters];
const phraseKeys = ({ words, pairs, characters }: Terms): readonly string[] => [...words, ...(pairs.length > 0 ? pairs : characters)];
const split = (terms: string): string[] => terms.split(' ');

/** Each term of an entry as often as it counts, with blanks between them. */
function countedTerms(entry: Findable<string>): readonly string[] {
  return (['title', 'words', 'text'] as const).flatMap((field) =>
    [...new Set(keysOf(termsOf(entry[field])))].flatMap((key) => Array.from({ length: FIELD_COUNTS[field] }, () => key)),
  );
}

/** Prepares entries of one language for `searchIndex`. */
export function makeIndex<Id extends string>(entries: readonly Findable<Id>[]): SearchIndex<Id> {
  const engine = new MiniSearch<{ id: Id; terms: string }>({ fields: ['terms'], tokenize: split, processTerm: (term) => term });
  const holders = new Map<string, number>();
  for (const entry of entries) {
    const terms = countedTerms(entry);
    engine.add({ id: entry.id, terms: terms.join(' ') });
    for (const term of new Set(terms)) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const known = entries.map(({ id, weight, title, words }) => {
    const phrases = [title, ...words.split(',')].map((phrase) => phraseKeys(termsOf(phrase))).filter((keys) => keys.length > 0);
    return [id, { id, weight, phrases }] as const;
  });
  return { engine, holders, entries: new Map(known) };
}

/** Slips that a word of this length forgives. */
const slipsOf = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

const placesIn = (word: string): readonly number[] => Array.from({ length: word.length - 1 }, (_, index) => index + 1);

/** What stands for a word that no entry has: two words written as one, or one with two letters in each other's place; else itself. */
function mended(word: string, { holders }: Pick<SearchIndex<string>, 'holders'>): readonly string[] {
  if (holders.has(word)) return [word];
  const halves = placesIn(word).map((at) => [word.slice(0, at), word.slice(at)]);
  const swapped = placesIn(word).map((at) => [`${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`]);
  const fitting = [...halves, ...(slipsOf(word) > 0 ? swapped : [])];
  return fitting.find((parts) => parts.every((part) => holders.has(part) && part.length >= 3)) ?? [word];
}

/** What a query asks for, and words of it that the entries write as one: 'hash rate', 'sub account'. */
function askedTerms(index: Pick<SearchIndex<string>, 'holders'>, terms: Terms): readonly string[] {
  const { words } = terms;
  const parts = words.flatMap((word) => mended(word, index));
  const joined = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  return [...new Set([...keysOf({ ...terms, words: parts }), ...joined.filter((word) => index.holders.has(word))])];
}

/** The ids of what a query asks for, best first; empty when nothing of it is known. Any word counts, a rare one more than one that many entries have. */
export function searchIndex<Id extends string>(index: SearchIndex<Id>, query: string): readonly Id[] {
  const { engine, entries, holders } = index;
  const terms = termsOf(query);
  const characters = new Set(terms.pairs.length > 0 ? terms.characters : []);
  const isGuess = (term: string) => !holders.has(term) && /^[a-z]{3,}$/.test(term);
  const weightOf = (term: string) => (characters.has(term) ? CHARACTER_WEIGHT : 1);
  const found = engine.search(askedTerms(index, terms).join(' '), {
    bm25: BM25,
    boostTerm: weightOf,
    prefix: (term) => isGuess(term) && term.length >= 4,
    fuzzy: (term) => isGuess(term) && slipsOf(term),
    weights: { fuzzy: GUESS_WEIGHT, prefix: GUESS_WEIGHT },
  });
  const rarity = (term: string) => Math.log((entries.size + 1) / ((holders.get(term) ?? 0) + 0.5));
  const asked = new Set(found.flatMap(({ terms: hit }) => hit));
  /** For the longest way to ask that stands in the query as a whole. */
  const bonusOf = ({ phrases }: Entry<Id>) => {
    const whole = phrases.filter((keys) => keys.every((key) => asked.has(key)));
    return PHRASE_BONUS * Math.max(0, ...whole.map((keys) => keys.reduce((sum, key) => sum + weightOf(key) * rarity(key), 0)));
  };
  const scored = found.flatMap(({ id, score, queryTerms }) => {
    const entry = entries.get(String(id));
    // The engine counts an entry once for each word that it has; here any one will do.
    return entry ? [{ id: entry.id, score: entry.weight * (score / queryTerms.length + bonusOf(entry)) }] : [];
  });
  return best(scored);
}

function best<Id extends string>(found: readonly { readonly id: Id; readonly score: number }[]): readonly Id[] {
  const sorted = found.toSorted((a, b) => b.score - a.score);
  const least = (sorted[0]?.score ?? 0) * LEAST_SHARE;
  return sorted
    .filter(({ score }) => score >= least)
    .slice(0, MOST_RESULTS)
    .map(({ id }) => id);
}
