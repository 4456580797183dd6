import { expect, it } from 'vitest';
import { visibleName } from '#src/domain/visible-name.ts';

it.each([
  ['rig-1', 'rig-1'],
  ['', ''],
  ['   ', ''],
  ['\u200B', 'U+200B'],
  ['\u200B\u200C\u200D\u2060', 'U+200B U+200C U+200D U+2060'],
  ['\u2800', 'U+2800'],
  ['\u3164', 'U+3164'],
  ['\u00AD', 'U+00AD'],
  ['\u202E', 'U+202E'],
  ['\uFE0F', 'U+FE0F'],
  ['\u{E0041}', 'U+E0041'],
  ['\u0000\u0007', 'U+0000 U+0007'],
  ['\u200B'.repeat(9), `${Array.from({ length: 8 }, () => 'U+200B').join(' ')} …`],
  // What has a mark stays as it is, whatever stands around it.
  ['\u200Brig', '\u200Brig'],
  ['⛏️', '⛏️'],
  ['矿机', '矿机'],
  ['.', '.'],
])('a name of %j is seen as %j', (name, seen) => {
  expect(visibleName(name)).toBe(seen);
});
