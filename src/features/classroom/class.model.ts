import type { ClassCategory, ClassVideo } from '#src/contracts/content.ts';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';

const SECONDS_PER_MINUTE = 60;

/** Classes whose pictures hold typical figures, not measured ones; their cards say so (decision A2). */
const withExampleFigures: ReadonlySet<string> = new Set(['asic-2', 'gpu-1', 'gpu-2', 'overclocking-1', 'overclocking-2']);

/** A class as its card shows it. */
export interface ClassCard {
  id: string;
  title: string;
  summary: string;
  poster: string;
  /** '0:30'. */
  length: string;
  /** The same for `<time datetime>`: 'PT30S'. */
  duration: string;
  /** Languages of its captions, each in its own name. */
  captions: readonly string[];
  hasExampleFigures: boolean;
}

/** The cards of one tab, in the pool's order. */
export function classCards(classes: readonly ClassVideo[], category: ClassCategory): readonly ClassCard[] {
  return classes
    .filter((item) => item.category === category)
    .map(({ id, title, summary, poster, seconds, captions }) => ({
      id,
      title,
      summary,
      poster,
      length: lengthText(seconds),
      duration: `PT${Math.round(seconds)}S`,
      captions: captions.map(({ language }) => captionName(language)),
      hasExampleFigures: withExampleFigures.has(id),
    }));
}

/** Seconds as minutes and seconds, rounded to the second: 29.5 is '0:30'. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${String(whole % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}

/** A language in its own words; one that is not ours keeps its code. */
function captionName(language: string): string {
  const known = languageSchema.safeParse(language);
  return known.success ? languageRows[known.data].ownName : language;
}
