import { type Language, legalPath } from '#src/contracts/languages.ts';
import { brand, type ExternalLink } from '#src/lib/brand.ts';

type FooterLinkId =
  | 'os'
  | 'rigs'
  | 'pool'
  | 'farms'
  | 'wallet'
  | 'affiliate'
  | 'rigCheck'
  | 'dag'
  | 'asic'
  | 'gpu'
  | 'rackCard'
  | 'dailyPaper'
  | 'monthlyReport'
  | 'kiosk'
  | 'tutorials'
  | 'faq'
  | 'announcements'
  | 'classroom'
  | 'about'
  | 'contact'
  | 'terms'
  | 'privacy';

/** A link inside the site (`to`) or out of it (`outside`); its text is `shell:footer.links.<id>`. */
export interface FooterLink {
  id: FooterLinkId;
  to?: string;
  search?: Readonly<Record<string, string | number>>;
  outside?: ExternalLink;
  /** Spec 2: gets `q=<time>` when it is chosen. */
  isTool?: boolean;
  /** Decision G1: puts the page that it is on, on the wall. */
  isWall?: boolean;
}

interface FooterColumn {
  id: 'product' | 'tools' | 'help' | 'about';
  links: readonly FooterLink[];
}

const tool = (id: FooterLinkId, type: number): FooterLink => ({ id, to: '/tools', search: { type }, isTool: true });

/** Every link the footer can show (spec 2), in the language of the page. */
export function footerColumns(language: Language): readonly FooterColumn[] {
  return [
    {
      id: 'product',
      links: [
        { id: 'os', to: '/okkong-os' },
        ...(brand.links.rigManagement.isSet ? [{ id: 'rigs', outside: brand.links.rigManagement } as const] : []),
        { id: 'pool', to: '/', search: { id: 'pool' } },
        { id: 'farms', to: '/overview' },
        { id: 'wallet', to: '/wallet' },
        { id: 'affiliate', to: '/affiliate' },
      ],
    },
    {
      id: 'tools',
      links: [
        tool('rigCheck', 1),
        tool('dag', 2),
        tool('asic', 3),
        tool('gpu', 4),
        { id: 'rackCard', to: '/rack-card' },
        { id: 'dailyPaper', to: '/daily-paper' },
        { id: 'monthlyReport', to: '/monthlyreport' },
        { id: 'kiosk', to: '/', search: { kiosk: 1 }, isWall: true },
      ],
    },
    {
      id: 'help',
      links: [
        { id: 'tutorials', outside: brand.links.tutorial },
        { id: 'faq', to: '/help' },
        { id: 'announcements', to: '/historyInfo' },
        { id: 'classroom', to: '/classroom' },
      ],
    },
    {
      id: 'about',
      links: [
        { id: 'about', to: '/about-us' },
        { id: 'contact', to: '/about-us', search: { id: 'wrap' } },
        { id: 'terms', to: legalPath('terms', language) },
        { id: 'privacy', to: legalPath('privacy', language) },
      ],
    },
  ];
}

/** The columns with only what exists; a column without links goes too. */
export function knownColumns(columns: readonly FooterColumn[], isKnown: (path: string) => boolean): readonly FooterColumn[] {
  const isShown = (link: FooterLink) => link.outside !== undefined || isKnown(link.to ?? '');
  return columns.map((column) => ({ ...column, links: column.links.filter(isShown) })).filter((column) => column.links.length > 0);
}

/** The social links, in the order of the landing page (spec 2); their names are their own in every language. */
const socialPlaces = [
  { icon: 'telegram', name: 'Telegram', link: brand.links.telegram },
  { icon: 'x', name: 'X', link: brand.links.x },
  { icon: 'youtube', name: 'YouTube', link: brand.links.youtube },
  { icon: 'discord', name: 'Discord', link: brand.links.discord },
] as const;

/** Those that are set: a sign that leads elsewhere would be a riddle. */
export const socialLinks = () => socialPlaces.filter(({ link }) => link.isSet);

type Search = Readonly<Record<string, string | number>>;

/** The search of a tool link with the moment of the click, in ms (spec 2). */
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
