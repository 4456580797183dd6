import { describe, expect, it } from 'vitest';
import { qrCode } from '#src/lib/qr-code.ts';

/** The dark modules that a path draws. */
function modulesOf(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step},${y}`);
  return dark;
}

describe('a QR code', () => {
  const { edge, path } = qrCode('https://apps.example/okkong');
  const dark = modulesOf(path);

  it('has its three finders inside a quiet zone of four modules', () => {
    const finder = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, step) => [`${left + step},${top}`, `${left},${top + step}`, `${left + 6},${top + step}`]).flat();
    const far = edge - 4 - 7;
    const corners = [...finder(4, 4), ...finder(far, 4), ...finder(4, far)];
    expect(corners.filter((place) => !dark.has(place))).toEqual([]);
    const outside = [...dark].filter((place) => place.split(',').some((at) => Number(at) < 4 || Number(at) >= edge - 4));
    expect(outside).toEqual([]);
  });

  it('draws nothing twice', () => {
    const drawn = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, length]) => sum + Number(length), 0);
    expect(dark.size).toBe(drawn);
  });
});
