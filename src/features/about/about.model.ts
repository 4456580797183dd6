import type { ExternalLink } from '#src/lib/brand.ts';

interface ClaimFigures {
  readonly rigs: number;
  readonly countries: number;
  readonly onlinePercent: number;
  readonly earningsPercent: number;
  readonly savingPercent: number;
}

export interface Claim {
  readonly id: 'rigs' | 'countries' | 'online' | 'earnings' | 'saving';
  readonly value: number;
}

/** The five claims of spec 1, in its order; "+" and "%" belong to the sentences. */
export function claimsOf(figures: ClaimFigures): readonly Claim[] {
  return [
    { id: 'rigs', value: figures.rigs },
    { id: 'countries', value: figures.countries },
    { id: 'online', value: figures.onlinePercent },
    { id: 'earnings', value: figures.earningsPercent },
    { id: 'saving', value: figures.savingPercent },
  ];
}

export interface ContactRow {
  readonly id: 'email' | 'telegram' | 'x' | 'youtube' | 'discord';
  readonly href: string;
  /** What stands in the row: the address without its scheme, or undefined when no setting names it (decision A3). */
  readonly address: string | undefined;
  /** Web addresses open in a new tab; mail programs and our own pages do not. */
  readonly isNewTab: boolean;
}

interface ContactFacts {
  readonly supportEmail: string | undefined;
  readonly links: Readonly<Record<'telegram' | 'x' | 'youtube' | 'discord', ExternalLink>>;
}

const socialIds = ['telegram', 'x', 'youtube', 'discord'] as const;

/** The rows of the contact block. What is not set leads to the page that names its setting, and is never left out. */
export function contactRows({ supportEmail, links }: ContactFacts): readonly ContactRow[] {
  return [emailRow(supportEmail), ...socialIds.map((id) => socialRow(id, links[id]))];
}

function emailRow(email: string | undefined): ContactRow {
  const href = email === undefined ? '/unset?setting=VITE_SUPPORT_EMAIL' : `mailto:${email}`;
  return { id: 'email', href, address: email, isNewTab: false };
}

function socialRow(id: (typeof socialIds)[number], link: ExternalLink): ContactRow {
  const address = link.isSet ? link.href.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '') : undefined;
  return { id, href: link.href, address, isNewTab: /^https?:/.test(link.href) };
}
