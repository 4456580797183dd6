/** Two fans take the air in, the last blows it out. */
const fans = [
  { x: 122, colour: 'var(--chart-1)' },
  { x: 192, colour: 'var(--chart-1)' },
  { x: 262, colour: 'var(--chart-2)' },
] as const;

/** A line-drawn graphics card with the USB stick it starts from (DESIGN 7). */
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
