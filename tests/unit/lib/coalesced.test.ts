import { expect, test } from 'vitest';
import { coalesced } from '#src/lib/coalesced.ts';

test('runs at once, and once more for all the calls that came meanwhile', async () => {
  const ends: (() => void)[] = [];
  const call = coalesced(() => new Promise<void>((end) => void ends.push(end)));
  const end = async () => {
    ends.at(-1)?.();
    await new Promise((done) => setTimeout(done));
  };
  call();
  call();
  call();
  expect(ends).toHaveLength(1);
  await end();
  expect(ends).toHaveLength(2);
  await end();
  expect(ends).toHaveLength(2);
  call();
  expect(ends).toHaveLength(3);
});
