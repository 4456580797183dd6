import { type Language, legalPath } from '#src/contracts/languages.ts';
import { toolPlace } from '#src/parts/tools.ts';

/** A page of the site as the help links to it. */
export interface HelpPlace {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
}

/** The pages and tools that a search finds beside answers; their words are `help:pages.<id>`. */
export const helpPages = {
  home: { to: '/' },
  coins: { to: '/', search: { id: 'pool-coins' } },
  addresses: { to: '/', search: { id: 'addresses' } },
  vip: { to: '/', search: { id: 'vip' } },
  calculator: { to: '/', search: { id: 'calculator' } },
  rigCheck: toolPlace('rigCheck'),
  dag: toolPlace('dag'),
  asic: toolPlace('asic'),
  gpu: toolPlace('gpu'),
  overview: { to: '/overview' },
  paper: { to: '/daily-paper' },
  month: { to: '/monthlyreport' },
  wallet: { to: '/wallet' },
  affiliate: { to: '/affiliate' },
  os: { to: '/okkong-os', search: { type: 1 } },
  upgrade: { to: '/upgrade' },
  classroom: { to: '/classroom' },
  download: { to: '/download' },
  rackCard: { to: '/rack-card' },
  register: { to: '/register' },
  login: { to: '/login' },
  reset: { to: '/reset' },
  account: { to: '/account' },
  forbidden: { to: '/forbidden' },
  announcements: { to: '/historyInfo' },
  contact: { to: '/about-us', search: { id: 'wrap' } },
  about: { to: '/about-us' },
  offline: { to: '/offline' },
  kiosk: { to: '/', search: { kiosk: 1 } },
  terms: { to: '/terms' },
  privacy: { to: '/privacy' },
} as const satisfies Readonly<Record<string, HelpPlace>>;

export type HelpPageId = keyof typeof helpPages;

const isPageId = (text: string): text is HelpPageId => Object.hasOwn(helpPages, text);

export const helpPageIds: readonly HelpPageId[] = Object.keys(helpPages).filter(isPageId);

/** Where a page is; terms and privacy are texts of the page's language. */
export function placeOf(id: HelpPageId, language: Language): HelpPlace {
  if (id === 'terms' || id === 'privacy') return { to: legalPath(id, language) };
  return helpPages[id];
}
