import type { ReactNode } from 'react';

import type { ExternalLink } from '#src/lib/brand.ts';
import { SiteLink } from './site-link.tsx';

interface OutsideLinkProps {
  link: ExternalLink;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** Decision A3: outside places open in a new tab; one whose setting is empty leads to the page that names it. */
export function OutsideLink({ link, className, label, children }: OutsideLinkProps) {
  if (!link.isSet) {
    return (
      <SiteLink to="/unset" search={{ setting: link.setting }} className={className} label={label}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className} aria-label={label}>
      {children}
    </a>
  );
}
