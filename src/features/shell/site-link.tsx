import { Link } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

export interface SiteLinkProps {
  to: string;
  search?: Readonly<Record<string, string | number>> | undefined;
  className?: string | undefined;
  /** Name, when what the link shows is a picture. */
  label?: string | undefined;
  isCurrent?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** The router's link for places that stand in a table: the table is filtered by `useKnownRoutes`, so the compiler need not know the path. */
export function SiteLink({ to, search = {}, className, label, isCurrent, onClick, children }: SiteLinkProps) {
  return (
    <Link<AnyRouter, string, string>
      to={to}
      search={search}
      className={className}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
