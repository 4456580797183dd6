import { Resvg } from '@resvg/resvg-js';
import { contrastOf, luminance } from '../../domain/site-colours.ts';
import { themeColours } from '../../domain/theme-colours.ts';

/** The operator's logo: a drawing, and its size in its own units. */
export interface SiteLogo {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Reads a logo; throws an Error that says why it is none. */
export function readLogo(svg: string): SiteLogo {
  if (svg.length > 200_000) throw new Error('it has more than 200,000 characters');
  if (/<script|<foreignObject|\son\w+=|(?:href|src)\s*=\s*["']?\s*(?!#|data:)/i.test(svg))
    throw new Error('it has scripts or parts from elsewhere; a logo is one file of shapes');
  const { width, height } = new Resvg(svg);
  return { svg, width, height };
}

/** Least contrast of a drawing with its ground (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** Mean luminance of what a logo draws, 0 to 1. */
function meanLuminance({ svg }: SiteLogo): number {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 64 } }).render();
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha === 0) continue;
    // The pixels are premultiplied.
    const hex = `#${[red, green, blue]
      .map((value) =>
        Math.min(255, Math.round((value * 255) / alpha))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    sum += luminance(hex) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 1 : sum / weight;
}

/** The themes on whose pages a logo is hardly seen. */
export function themesWithout(logo: SiteLogo): readonly ('dark' | 'light')[] {
  const own = meanLuminance(logo);
  return (['dark', 'light'] as const).filter((theme) => contrastOf(own, luminance(themeColours[theme])) < 1.6);
}

/** The ground on which a logo is seen best on a home screen: the site's colour where that will do. */
function groundOf(logo: SiteLogo, colour: string | undefined): string {
  const own = meanLuminance(logo);
  const grounds = [...(colour === undefined ? [] : [colour]), '#ffffff', themeColours.dark];
  const contrastWith = (ground: string) => contrastOf(own, luminance(ground));
  const best = grounds.toSorted((one, other) => contrastWith(other) - contrastWith(one))[0] ?? themeColours.dark;
  return grounds.find((ground) => contrastWith(ground) >= LEAST_CONTRAST) ?? best;
}

/** A square of 512 units with the logo in its middle, `share` of the edge wide at most. */
function tile({ svg }: SiteLogo, share: number, ground?: { readonly fill: string; readonly radius: number }): string {
  const edge = 512 * share;
  const from = (512 - edge) / 2;
  const behind = ground ? `<rect width="512" height="512" rx="${ground.radius}" fill="${ground.fill}"/>` : '';
  // As a picture of its own: its names and styles meet no others.
  const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${behind}<image x="${from}" y="${from}" width="${edge}" height="${edge}" href="${data}"/></svg>`;
}

const png = (svg: string, edge: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: edge } }).render().asPng();

/** Every icon of the site out of a logo, by the path under which it is served. */
export function iconsOf(logo: SiteLogo, colour: string | undefined): Readonly<Record<string, string | Buffer>> {
  const fill = groundOf(logo, colour);
  const rounded = tile(logo, 0.66, { fill, radius: 112 });
  const square = (share: number) => tile(logo, share, { fill, radius: 0 });
  return {
    'favicon.svg': logo.svg,
    'icons/icon-any.svg': rounded,
    'icons/icon-monochrome.svg': tile(logo, 0.6),
    'icons/icon-192.png': png(rounded, 192),
    'icons/icon-512.png': png(rounded, 512),
    // All of a square of this size is in the circle that every mask leaves.
    'icons/maskable-512.png': png(square(0.56), 512),
    'icons/apple-touch-icon.png': png(square(0.66), 180),
  };
}
