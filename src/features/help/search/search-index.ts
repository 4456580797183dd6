import { editDistance } from './edit-distance.ts';
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

interface Posting {
  readonly entry: number;
  readonly frequency: number;
}

interface Index<Id extends string> {
  readonly entries: readonly Findable<Id>[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly lengths: readonly number[];
  readonly meanLength: number;
  /** Terms of the title and of each of the other ways to ask, by entry. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
  /** English stems, for words that are typed wrongly. */
  readonly stems: readonly string[];
}

/** How often a term of a title, of a hidden word and of a text counts. */
const FIELD_WEIGHTS = { title: 3, words: 2.5, text: 0.8 } as const;
/** BM25: how fast repeating a word stops to count, and how much a long entry is held back. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.35;
/** Single characters are a hint, a word that is mended or only begun a guess. */
const CHARACTER_WEIGHT = 0.25;
const GUESS_WEIGHT = 0.7;
/** What a way to ask that is typed as a whole adds, in parts of its own terms. */
const PHRASE_BONUS = 0.8;
/** Of the best: what is below is chance. */
const LEAST_SHARE = 0.22;
const MOST_RESULTS = 12;

const keysOf = ({ words, pairs, characters }: Terms): readonly string[] => [...words, ...pairs, ...characters];

function frequencies<Id extends string>(entry: Findable<Id>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const field of ['title', 'words', 'text'] as const)
    for (const key of new Set(keysOf(termsOf(entry[field])))) counts.set(key, (counts.get(key) ?? 0) + FIELD_WEIGHTS[field]);
  return counts;
}

/** Prepares entries of one language for `searchIndex`. */
export function makeIndex<Id extends string>(entries: readonly Findable<Id>[]): Index<Id> {
  const counted = entries.map(frequencies);
  const postings = new Map<string, Posting[]>();
  counted.forEach((counts, entry) => {
    for (const [key, frequency] of counts) postings.set(key, [...(postings.get(key) ?? []), { entry, frequency }]);
  });
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  return {
    entries,
    postings,
    lengths,
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    phrases: entries.map(({ title, words }) => [title, ...words.split(',')].map((phrase) => phraseKeys(termsOf(phrase)))),
    stems: [...postings.keys()].filter((key) => /^[a-z]{3,}$/.test(key)),
  };
}

const phraseKeys = ({ words, pairs, characters }: Terms): readonly string[] => [...words, ...(pairs.length > 0 ? pairs : characters)];

/** Slips that a word of this length forgives. */
const slipsOf = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** The known stems that a typed one stands for: itself, two words written as one, what it begins, or what it misspells. */
function knownStems<Id extends string>(index: Index<Id>, word: string): readonly (readonly [key: string, weight: number])[] {
  if (index.postings.has(word)) return [[word, 1]];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    if (halves.every((half) => index.postings.has(half))) return halves.map((half) => [half, 1]);
  }
  const limit = slipsOf(word);
  const near = index.stems.map((known) => ({ known, slips: editDistance(word, known, limit) })).filter(({ slips }) => slips <= limit);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const begun = word.length >= 4 ? index.stems.filter((known) => known.startsWith(word)) : [];
  const guesses = [...begun, ...near.filter(({ slips }) => slips === fewest).map(({ known }) => known)];
  return [...new Set(guesses)].map((known) => [known, GUESS_WEIGHT]);
}

/** Two words of a query that the entries write as one: 'hash rate', 'sub account'. */
function joined<Id extends string>(index: Index<Id>, words: readonly string[]): readonly string[] {
  return words
    .slice(1)
    .map((word, place) => `${words[place] ?? ''}${word}`)
    .filter((word) => index.postings.has(word));
}

function queryWeights<Id extends string>(index: Index<Id>, query: string): ReadonlyMap<string, number> {
  const { words, pairs, characters } = termsOf(query);
  const weights = new Map<string, number>();
  const add = (key: string, weight: number) => weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  for (const word of words) for (const [key, weight] of knownStems(index, word)) add(key, weight);
  for (const word of joined(index, words)) add(word, 1);
  for (const pair of pairs) add(pair, 1);
  for (const character of characters) add(character, pairs.length === 0 ? 1 : CHARACTER_WEIGHT);
  return weights;
}

/** The ids of what a query asks for, best first; empty when nothing of it is known. Any word counts, a rare one more than one that many entries have. */
export function searchIndex<Id extends string>(index: Index<Id>, query: string): readonly Id[] {
  const weights = queryWeights(index, query);
  const scores = index.entries.map(() => 0);
  const worths = new Map<string, number>();
  for (const [key, weight] of weights) {
    const postings = index.postings.get(key) ?? [];
    const rarity = Math.log(1 + (index.entries.length - postings.length + 0.5) / (postings.length + 0.5));
    worths.set(key, weight * rarity);
    for (const { entry, frequency } of postings) {
      const hold = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * (index.lengths[entry] ?? 0)) / index.meanLength);
      scores[entry] = (scores[entry] ?? 0) + (weight * rarity * frequency * (SATURATION + 1)) / (frequency + hold);
    }
  }
  return ranked(
    index.entries.map((entry, place) => ({
      id: entry.id,
      score: entry.weight * ((scores[place] ?? 0) + bonusOf(index.phrases[place] ?? [], worths)),
    })),
  );
}

/** For the longest way to ask that stands in the query as a whole. */
function bonusOf(phrases: readonly (readonly string[])[], worths: ReadonlyMap<string, number>): number {
  const whole = phrases.filter((keys) => keys.length > 0 && keys.every((key) => worths.has(key)));
  return PHRASE_BONUS * Math.max(0, ...whole.map((keys) => keys.reduce((sum, key) => sum + (worths.get(key) ?? 0), 0)));
}

function ranked<Id extends string>(found: readonly { id: Id; score: number }[]): readonly Id[] {
  const sorted = found.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const least = (sorted[0]?.score ?? 0) * LEAST_SHARE;
  return sorted
    .filter(({ score }) => score >= least)
    .slice(0, MOST_RESULTS)
    .map(({ id }) => id);
}

export type SearchIndex<Id extends string> = Index<Id>;
