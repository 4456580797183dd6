/** Lines of the cold side, before the mark. */
const LINE_COUNT = 41;
const left = { x: -20, top: -94, gap: 24.2 };
const bundle = { x: 924, top: 361, gap: 1.95 };
const notch = { x: 1006, top: 397, gap: 0.15 };

/** Whole numbers that look strewn and never change: the build and the browser must draw the same lines. */
function strewn(index: number, factor: number, range: number): number {
  return (index * factor) % range;
}

/** One hash on its way from the left edge through the bundle into the intake notch of the mark. */
function coldLine(index: number): string {
  const startY = left.top + index * left.gap + strewn(index, 7, 9);
  const bundleY = bundle.top + index * bundle.gap;
  const bends = [261 + strewn(index, 73, 157), 595 + strewn(index, 37, 59)];
  return `M${left.x} ${startY.toFixed(0)}C${bends[0]} ${startY.toFixed(0)} ${bends[1]} ${bundleY.toFixed(0)} ${bundle.x} ${bundleY.toFixed(0)}L${notch.x} ${(notch.top + index * notch.gap).toFixed(1)}`;
}

const indices = Array.from({ length: LINE_COUNT }, (_, index) => index);

/** All cold lines as one path. */
export const coldLines = indices.map(coldLine).join('');

/** Every third of them again, for the short bright dashes: hashes under way. */
export const coldDashes = indices
  .filter((index) => index % 3 === 1)
  .map(coldLine)
  .join('');

/** The few that found their zeros leave hot, out of the exhaust notch. */
export const hotLines = Array.from({ length: 9 }, (_, index) => {
  const spreadY = 374 + index * 6.5;
  const farY = 384 + index * 4;
  return `M1138 ${(397 + index * 0.75).toFixed(1)}L1220 ${spreadY.toFixed(1)}C1332 ${spreadY.toFixed(1)} 1392 ${farY} 2140 ${farY}`;
}).join('');

/** Cooling fins across the mark. */
export const fins = Array.from({ length: 30 }, (_, index) => `M4 ${(5 + index * 1.9).toFixed(1)}H60`).join('');

/** Zero is the ore: what leaves the pool begins with many (DESIGN 1). */
export const leadingZeros = '0'.repeat(20);
