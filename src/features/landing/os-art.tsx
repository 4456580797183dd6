/** Middles of the two intake fans on the slanted front. */
const intakes = ['translate(130 101.8) skewY(14.4)', 'translate(194 118.3) skewY(14.4)'] as const;

/** A line-drawn ASIC miner: cobalt intake fans in front, ember exhaust fins at the side. */
export function AsicRig({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="92 16 212 150"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M96 58 168 22 300 52 300 122 228 162 96 128ZM96 58 228 92 300 52M228 92V162" />
      <path d="M176 40 214 49 196 59 158 50ZM158 50v6l38 10v-7M196 66l18-10v-7" />
      {intakes.map((place) => (
        <g key={place} transform={place}>
          <ellipse rx="26" ry="28" stroke="var(--chart-1)" strokeWidth="1.6" />
          <ellipse rx="18" ry="20" />
          <path strokeWidth=".8" d="M0-28V28M-26 0H26M-18-20 18 20M18-20-18 20" />
          <ellipse rx="6" ry="7" fill="var(--chart-1)" stroke="none" />
        </g>
      ))}
      <path stroke="var(--chart-2)" strokeWidth="1.6" d="M240 102 290 74M240 114 290 86M240 126 290 98M240 138 290 110" />
    </svg>
  );
}

/** Two fans take the air in, the last blows it out. */
const fans = [
  { x: 122, colour: 'var(--chart-1)' },
  { x: 192, colour: 'var(--chart-1)' },
  { x: 262, colour: 'var(--chart-2)' },
] as const;

/** A line-drawn graphics card with the USB stick it starts from. */
export function GpuCard({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="4 26 300 116"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M84 40H300V112H84ZM84 112V128M104 112v10h92v-10M76 30v106h8" />
      {fans.map(({ x, colour }) => (
        <g key={x} transform={`translate(${x} 76)`}>
          <circle r="29" />
          <circle r="24" stroke={colour} strokeWidth="1.6" />
          <circle r="15" strokeWidth="16" pathLength="70" strokeDasharray="1 9" />
          <circle r="7" fill={colour} stroke="none" />
        </g>
      ))}
      <path d="M8 68H42V96H8ZM42 73H60V91H42ZM47 78h5M47 86h5" />
      <path stroke="var(--chart-2)" strokeWidth="1.6" strokeDasharray="3 4" d="M60 82H76" />
    </svg>
  );
}
