import { expect, it } from 'vitest';
import { DATA_USE_KEY, readDataUse } from '#src/lib/data-use.ts';
import { writeSession } from '#src/lib/mirrors.ts';
import { writeStored } from '#src/lib/storage.ts';

it("a month has what is stored of it and what of this visit is not yet; another month's sum is none of it", async () => {
  writeSession('data-use', '900 200');
  const today = new Date();
  await writeStored(DATA_USE_KEY, { month: `${today.getFullYear()}-${today.getMonth() + 1}`, bytes: 5_000 });
  expect(readDataUse()).toEqual({ visit: 900, month: 5_700 });
  await writeStored(DATA_USE_KEY, { month: '2001-1', bytes: 5_000 });
  expect(readDataUse()).toEqual({ visit: 900, month: 700 });
});
