/** Gradients and the clip of the hash river: cobalt for what goes in, ember for what comes out (DESIGN 1). */
export function RiverPaints({ mark }: { mark: string }) {
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
