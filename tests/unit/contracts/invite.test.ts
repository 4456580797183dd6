import { expect, it } from 'vitest';
import { readInvite } from '#src/contracts/invite.ts';

it.each([
  ['ABCD2345', 'ABCD2345'],
  [' abcd-2345 ', 'ABCD2345'],
  ['ＡＢＣＤ２３４５', 'ABCD2345'],
  ['https://okkong.example/?invite=abcd2345', 'ABCD2345'],
  ['https://okkong.example/tools?type=1&invite=ABCD2345&language=zh#dag', 'ABCD2345'],
  ['', undefined],
  ['ABCD234', undefined],
  ['ABCD23456', undefined],
  ['ILOU2345', undefined],
  ['https://okkong.example/?invite=', undefined],
])('of "%s" the code is %s', (text, code) => {
  expect(readInvite(text)).toBe(code);
});
