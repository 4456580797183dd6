import type { ClassCategory, ClassVideo } from '#src/contracts/content.ts';

/** Classes whose pictures hold typical figures, not measured ones; their cards say so (decision A2). */
const withExampleFigures: ReadonlySet<string> = new Set(['asic-2', 'gpu-1', 'gpu-2', 'overclocking-1', 'overclocking-2']);

/** A class as its card shows it. */
export interface ClassCard {
  id: string;
  title: string;
  summary: string;
  poster: string;
  hasExampleFigures: boolean;
}

/** The cards of one tab, in the pool's order. */
export function classCards(classes: readonly ClassVideo[], category: ClassCategory): readonly ClassCard[] {
  return classes
    .filter((item) => item.category === category)
    .map(({ id, title, summary, poster }) => ({
      id,
      title,
      summary,
      poster,
      hasExampleFigures: withExampleFigures.has(id),
    }));
}
