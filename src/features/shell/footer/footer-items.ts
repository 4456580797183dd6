import { brand } from '#src/lib/brand.ts';

/** The social links, in the order of the landing page; their names are their own in every language. */
const socialPlaces = [
  { icon: 'telegram', name: 'Telegram', link: brand.links.telegram },
  { icon: 'x', name: 'X', link: brand.links.x },
  { icon: 'youtube', name: 'YouTube', link: brand.links.youtube },
  { icon: 'discord', name: 'Discord', link: brand.links.discord },
] as const;

/** Those that are set: a sign that leads elsewhere would be a riddle. */
export const socialLinks = () => socialPlaces.filter(({ link }) => link.isSet);

type Search = Readonly<Record<string, string | number>>;

/** The search of a tool link with the moment of the click, in ms. */
export function stampedSearch(search: Search, nowMs: number): Search {
  return { ...search, q: nowMs };
}

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** True for a click that opens the link here; with a modifier it opens a tab or a window, which is new anyway. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
