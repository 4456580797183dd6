import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

import { now } from '#src/lib/clock.ts';
import { SiteLink } from '../site-link.tsx';
import { isPlainClick, stampedSearch } from './tool-link.model.ts';

interface ToolLinkProps {
  to: string;
  search: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  children: ReactNode;
}

/** Spec 2: the footer adds a q timestamp, so that a tool opens anew even from its own page. Never in prerendered HTML: it is made on click. */
export function ToolLink({ to, search, className, children }: ToolLinkProps) {
  const router = useRouter<AnyRouter>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ to, search: stampedSearch(search, now()) });
  };
  return (
    <SiteLink to={to} search={search} className={className} onClick={open}>
      {children}
    </SiteLink>
  );
}
