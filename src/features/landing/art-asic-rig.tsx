/** Middles of the two intake fans on the slanted front. */
const fans = ['translate(130 101.8) skewY(14.4)', 'translate(194 118.3) skewY(14.4)'] as const;

/** A line-drawn ASIC miner: cobalt intake fans in front, ember exhaust fins at the side (DESIGN 7). */
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
      {fans.map((place) => (
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
