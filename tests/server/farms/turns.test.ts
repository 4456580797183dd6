import { expect, it } from 'vitest';
import { createTurns } from '#src/server/farms/turns.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('six look-ups run at a time; a stranger too many is refused at once, and known farms go first', async () => {
  const turn = createTurns('the pool');
  const ends = await Promise.all(Array.from({ length: 6 }, () => turn({ isKnown: false, signal: never })));
  const begun: string[] = [];
  const wait = async (name: string, isKnown: boolean, signal = never) => {
    try {
      const end = await turn({ isKnown, signal });
      begun.push(name);
      ends.push(end);
    } catch (error) {
      begun.push(`${name} ${(error as { fault: string }).fault}`);
    }
  };
  for (let each = 0; each < 12; each += 1) void wait(`stranger ${each}`, false);
  void wait('one too many', false);
  void wait('owner', true);
  await settle();
  expect(begun).toEqual(['one too many crowded']);
  ends[0]!();
  // A turn ends once.
  ends[0]!();
  await settle();
  expect(begun.slice(1)).toEqual(['owner']);
  ends[1]!();
  await settle();
  expect(begun.slice(2)).toEqual(['stranger 0']);
});

it('who gives up leaves the place to the next', async () => {
  const turn = createTurns('the pool');
  const ends = await Promise.all(Array.from({ length: 6 }, () => turn({ isKnown: true, signal: never })));
  const impatient = new AbortController();
  const given = turn({ isKnown: false, signal: impatient.signal });
  const next = turn({ isKnown: false, signal: never });
  impatient.abort();
  await expect(given).rejects.toMatchObject({ fault: 'crowded' });
  ends[0]!();
  await expect(next).resolves.toBeTypeOf('function');
  await expect(turn({ isKnown: false, signal: AbortSignal.abort() })).rejects.toMatchObject({ fault: 'crowded' });
});
