import { encode } from 'uqr';

/** The free edge a reader needs, in modules (ISO 18004). */
const quietZone = 4;

/** Edge of the square in modules, quiet zone included, and the dark modules as SVG path data. */
export interface QrCode {
  edge: number;
  path: string;
}

/** The code of an address, neighbouring modules of a row joined into one stroke. Throws when the address is longer than a code can hold. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => runsOf(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`));
  return { edge: size + 2 * quietZone, path: rows.flat().join('') };
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
