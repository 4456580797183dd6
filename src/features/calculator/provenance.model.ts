import type { Provenance } from '#src/lib/answer.ts';

/** A calculation is as old as the oldest of its figures, and simulated when one of them is (decisions E1, A2). */
export function oldestOf(answers: readonly [Provenance, ...(Provenance | undefined)[]]): Provenance {
  const known = answers.filter((answer) => answer !== undefined);
  const [first] = answers;
  return known.reduce(
    (oldest, { madeAt, isStored, isSimulated }) => ({
      madeAt: Math.min(oldest.madeAt, madeAt),
      isStored: oldest.isStored || isStored,
      isSimulated: oldest.isSimulated || isSimulated,
    }),
    { madeAt: first.madeAt, isStored: first.isStored, isSimulated: first.isSimulated },
  );
}
