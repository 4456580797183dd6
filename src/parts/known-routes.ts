import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Tells whether the router has a page at a path: menus show only what exists, later pages appear by themselves. */
export function useKnownRoutes(): (path: string) => boolean {
  const router = useRouter<AnyRouter>();
  return useCallback((path: string) => Object.hasOwn(router.routesByPath, path), [router]);
}
