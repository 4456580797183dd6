import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { markPaths } from '#src/ui/mark-paths.ts';
import { useIsShown } from '#src/ui/use-in-view.ts';
import styles from './hash-river.module.css';

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

/** All cold lines as one path. */
const coldLines = Array.from({ length: LINE_COUNT }, (_, index) => coldLine(index)).join('');

/** The few that found their zeros leave hot, out of the exhaust notch. */
const hotLines = Array.from({ length: 9 }, (_, index) => {
  const spreadY = 374 + index * 6.5;
  const farY = 384 + index * 4;
  return `M1138 ${(397 + index * 0.75).toFixed(1)}L1220 ${spreadY.toFixed(1)}C1332 ${spreadY.toFixed(1)} 1392 ${farY} 2140 ${farY}`;
}).join('');

/** Cooling fins across the mark. */
const fins = Array.from({ length: 30 }, (_, index) => `M4 ${(5 + index * 1.9).toFixed(1)}H60`).join('');

/** Zero is the ore: what leaves the pool begins with many. */
const leadingZeros = '0'.repeat(20);

const mark = markPaths.left + markPaths.right;

const viewBox = '0 0 1440 780';

/** Where pulses show: on the lines alone, and not where those are too faint to be seen. */
const linesAsMask = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="200" x2="840"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><g fill="none" stroke-width="2"><path stroke="url(#a)" d="${coldLines}"/><path stroke="#000" d="${hotLines}"/></g></svg>`;
function maskByLines(pulses: HTMLElement | null): void {
  pulses?.style.setProperty('mask-image', `url("data:image/svg+xml,${encodeURIComponent(linesAsMask)}")`);
}

/** What moves by itself rests below 20% visibility. */
const shownShare = 0.2;

/** The hash river: cold hashes enter from the left, go through the mark, and what leaves hot has leading zeros. */
export function HashRiver({ className }: { className: string | undefined }) {
  const art = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(art, shownShare);
  return (
    <div ref={art} className={classNames(styles.art, className)} data-moving={isShown || undefined} aria-hidden="true">
      <div className={styles.river}>
        <svg viewBox={viewBox}>
          <defs>
            <RiverPaints />
          </defs>
          <ellipse cx="924" cy="400" rx="420" ry="330" fill="url(#river-intake)" />
          <ellipse cx="1180" cy="400" rx="260" ry="300" fill="url(#river-exhaust)" />
          <g fill="none">
            <path stroke="url(#river-cold)" d={coldLines} />
            <path stroke="url(#river-hot)" strokeWidth="2.4" d={hotLines} />
          </g>
          <g transform="translate(902.4 230.4) scale(5.3)">
            <g clipPath="url(#river-mark)">
              <path d="M0 0h64v64H0z" fill="url(#river-body)" />
              <path d={fins} stroke="#000" strokeOpacity=".38" strokeWidth=".55" />
            </g>
            <path d={mark} fill="none" stroke="url(#river-edge)" strokeWidth=".32" />
          </g>
          <text x="1416" y="348" textAnchor="end" fontFamily="OKK Mono,monospace" fontSize="13" fill="#8A93A6">
            <tspan fill="#FFB067">{leadingZeros}</tspan>4f1c
          </text>
        </svg>
        {/* Light that moves from left to right behind a mask of the lines: along them run pulses, and only one layer moves. */}
        <div ref={maskByLines} className={styles.pulses}>
          <div className={styles.light} />
        </div>
      </div>
    </div>
  );
}

/** Gradients and the clip of the hash river: cobalt for what goes in, ember for what comes out. */
function RiverPaints() {
  return (
    <>
      <linearGradient id="river-cold" gradientUnits="userSpaceOnUse" x1="0" x2="1006" y1="0" y2="0">
        <stop stopColor="#1841AA" stopOpacity=".12" />
        <stop offset=".45" stopColor="#2456D4" stopOpacity=".55" />
        <stop offset=".86" stopColor="#568EF9" />
        <stop offset="1" stopColor="#DDEBFF" />
      </linearGradient>
      <linearGradient id="river-hot" gradientUnits="userSpaceOnUse" x1="1138" x2="1560" y1="0" y2="0">
        <stop stopColor="#FFE2BF" />
        <stop offset=".22" stopColor="#FFA746" />
        <stop offset=".6" stopColor="#FD6B20" />
        <stop offset="1" stopColor="#CC3526" />
      </linearGradient>
      <radialGradient id="river-intake">
        <stop stopColor="#2D69DE" stopOpacity=".5" />
        <stop offset="1" stopColor="#2D69DE" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="river-exhaust">
        <stop stopColor="#FD6B20" stopOpacity=".46" />
        <stop offset="1" stopColor="#FD6B20" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="river-body">
        <stop stopColor="#1B2E6B" />
        <stop offset=".42" stopColor="#0C111E" />
        <stop offset=".58" stopColor="#120E12" />
        <stop offset="1" stopColor="#5A2411" />
      </linearGradient>
      <linearGradient id="river-edge">
        <stop stopColor="#6DA9E7" />
        <stop offset=".4" stopColor="#39415A" />
        <stop offset=".6" stopColor="#4A3A36" />
        <stop offset="1" stopColor="#FF9A55" />
      </linearGradient>
      <clipPath id="river-mark">
        <path d={mark} />
      </clipPath>
    </>
  );
}
