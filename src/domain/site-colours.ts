/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Grounds of `ui/tokens.css` that the colour stands on as text, each the darkest of the light ones, or the lightest of the dark ones. */
const grounds = { light: '#e9edf3', dark: '#191e29', page: '#090c12' } as const;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [Number(`0x${hex.slice(1, 3)}`), Number(`0x${hex.slice(3, 5)}`), Number(`0x${hex.slice(5, 7)}`)];
const hexOf = (rgb: readonly number[]): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of a colour `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other));

/** A colour with a share (0 to 1) of another in it. */
function mixed(hex: string, other: string, share: number): string {
  const added = rgbOf(other);
  return hexOf(rgbOf(hex).map((value, index) => value + ((added[index] ?? 0) - value) * share));
}

/** The first of a colour's mixtures with another, from none of it on, that will do. */
function firstMixed(hex: string, other: string, willDo: (mixture: string) => boolean): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(hex, other, step / 50));
  return steps.find(willDo) ?? other;
}

const washed = (hex: string, ground: string, share: number): string => mixed(ground, hex, share);
const transparent = (hex: string, alpha: number): string => `rgb(${rgbOf(hex).join(' ')} / ${alpha})`;

/** The least contrast of the colour with what it meets: white words on it, and it on the light grounds, its own washes among them. */
function leastContrast(hex: string): number {
  const met = ['#ffffff', grounds.light, washed(hex, '#f3f6fa', 0.08), washed(hex, '#ffffff', 0.1)];
  return Math.min(...met.map((ground) => contrast(hex, ground)));
}

const isReadable = (hex: string): boolean => leastContrast(hex) >= LEAST_CONTRAST;

/** A colour `#rrggbb` out of its setting, which may leave the sign out: in `.env` it begins a comment. */
const colourIn = (text: string): string | undefined =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;

/** Why a text cannot be the site's colour, as the end of a sentence; undefined when it can. */
export function siteColourFault(text: string): string | undefined {
  const hex = colourIn(text);
  if (hex === undefined) return 'a colour is written like 2456d4';
  if (isReadable(hex)) return undefined;
  const instead = firstMixed(hex, '#000000', isReadable).slice(1);
  return `its contrast with the light pages and with the white words on buttons is ${leastContrast(hex).toFixed(1)}, and ${LEAST_CONTRAST} is the least; ${instead} would do`;
}

/** The site's colour `#rrggbb` out of its setting; undefined where that is empty or cannot be one. */
export function siteColourOf(setting: string | undefined): string | undefined {
  const text = setting?.trim() ?? '';
  return siteColourFault(text) === undefined ? colourIn(text) : undefined;
}

/** Values of the tokens in `ui/tokens.css` that carry the site's colour, by theme. */
export interface SiteColours {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** The tokens out of one colour `#rrggbb` without a fault: each is readable where it stands. */
export function siteColours(hex: string): SiteColours {
  const lighter = (ground: string, least: number) => firstMixed(hex, '#ffffff', (mixture) => contrast(mixture, ground) >= least);
  const fill = lighter(grounds.page, 3);
  const light = lighter(grounds.dark, 6.5);
  const chip = washed(hex, '#ffffff', 0.1);
  const hover = mixed(fill, '#ffffff', 0.08);
  return {
    light: {
      accent: hex,
      'accent-hover': mixed(hex, '#000000', 0.2),
      'accent-text': hex,
      focus: hex,
      'menu-active': hex,
      'menu-chip': chip,
      'accent-wash': transparent(hex, 0.08),
    },
    dark: {
      accent: fill,
      'accent-hover': contrast(hover, '#ffffff') >= LEAST_CONTRAST ? hover : mixed(fill, '#000000', 0.12),
      'accent-text': light,
      focus: light,
      'menu-active': hex,
      'menu-chip': chip,
      'accent-wash': transparent(light, 0.13),
    },
  };
}
