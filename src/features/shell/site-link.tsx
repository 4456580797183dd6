import { type AnyRouter, Link, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isCurrentPage } from './header/header.model.ts';

interface SiteLinkProps {
  to: string;
  search?: Readonly<Record<string, string | number>> | undefined;
  className?: string | undefined;
  /** Name, when what the link shows is a picture. */
  label?: string | undefined;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** The router's link for paths that are data: `useKnownRoutes` filters them, so the compiler need not know the path. */
export function SiteLink({ to, search = {}, className, label, onClick, children }: SiteLinkProps) {
  const isPlain = Object.keys(search).length === 0;
  // The router's own mark would leave out `/home`, whose HTML must be that of `/`: the worker has one for both.
  const isCurrent = useRouterState({ select: ({ location }) => isPlain && isCurrentPage(to, location.pathname) });
  return (
    <Link<AnyRouter, string, string>
      to={to}
      search={search}
      className={className}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-status={isCurrent ? 'active' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
