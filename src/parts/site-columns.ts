import { type Language, legalPath } from '#src/contracts/languages.ts';
import { brand, type ExternalLink } from '#src/lib/brand.ts';
import { type ToolId, toolIds, toolPlace } from './tools.ts';

type SiteLinkId =
  | 'os'
  | 'rigs'
  | 'pool'
  | 'farms'
  | 'wallet'
  | 'affiliate'
  | ToolId
  | 'rackCard'
  | 'dailyPaper'
  | 'monthlyReport'
  | 'kiosk'
  | 'tutorials'
  | 'faq'
  | 'announcements'
  | 'classroom'
  | 'offline'
  | 'about'
  | 'contact'
  | 'terms'
  | 'privacy';

/** A link inside the site (`to`) or out of it (`outside`); its text is `shell:footer.links.<id>`. */
export interface SiteLink {
  id: SiteLinkId;
  to?: string;
  search?: Readonly<Record<string, string | number>>;
  outside?: ExternalLink;
  /** Gets `q=<time>` when it is chosen. */
  isTool?: boolean;
  /** Puts the page that it is on, in a kiosk. */
  isKiosk?: boolean;
}

interface SiteColumn {
  id: 'product' | 'tools' | 'help' | 'about';
  links: readonly SiteLink[];
}

const toolLinks: readonly SiteLink[] = toolIds.map((id) => ({ id, ...toolPlace(id), isTool: true }));

/** The pages of the site as its footer names them, in the language of the page. */
export function siteColumns(language: Language): readonly SiteColumn[] {
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
        { id: 'kiosk', to: '/', search: { kiosk: 1 }, isKiosk: true },
      ],
    },
    {
      id: 'tools',
      links: [
        ...toolLinks,
        { id: 'rackCard', to: '/rack-card' },
        { id: 'dailyPaper', to: '/daily-paper' },
        { id: 'monthlyReport', to: '/monthlyreport' },
      ],
    },
    {
      id: 'help',
      links: [
        { id: 'tutorials', outside: brand.links.tutorial },
        { id: 'faq', to: '/help' },
        { id: 'announcements', to: '/historyInfo' },
        { id: 'classroom', to: '/classroom' },
        { id: 'offline', to: '/offline' },
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
export function knownColumns(columns: readonly SiteColumn[], isKnown: (path: string) => boolean): readonly SiteColumn[] {
  const isShown = (link: SiteLink) => link.outside !== undefined || isKnown(link.to ?? '');
  return columns.map((column) => ({ ...column, links: column.links.filter(isShown) })).filter((column) => column.links.length > 0);
}
