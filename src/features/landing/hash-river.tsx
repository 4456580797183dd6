import { markPaths } from '#src/ui/mark-paths.ts';
import { coldDashes, coldLines, fins, hotLines, leadingZeros } from './hash-river.model.ts';
import { RiverPaints } from './river-paints.tsx';

const mark = markPaths.left + markPaths.right;

/** The hash river: cold hashes enter from the left, go through the mark, and what leaves hot has leading zeros (DESIGN 1 and 8). Still. */
export function HashRiver({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 780" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <RiverPaints mark={mark} />
      </defs>
      <ellipse cx="924" cy="400" rx="420" ry="330" fill="url(#river-intake)" />
      <ellipse cx="1242" cy="400" rx="380" ry="300" fill="url(#river-exhaust)" />
      <g fill="none">
        <path stroke="url(#river-cold)" d={coldLines} />
        <path stroke="#CFE2FF" strokeWidth="1.8" strokeLinecap="round" strokeDasharray="8 223 3 301 10 187" opacity=".85" d={coldDashes} />
        <path stroke="url(#river-hot)" strokeWidth="2.4" d={hotLines} />
        <path
          stroke="#FFE9CF"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray="26 214 26 137"
          strokeDashoffset="-60"
          opacity=".85"
          d={hotLines}
        />
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
  );
}
