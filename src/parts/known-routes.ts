import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { brand } from '#src/lib/brand.ts';

/** Pages of what this site does not offer. */
export const droppedPaths: readonly string[] = brand.hasAffiliate ? [] : ['/affiliate'];

/** Tells whether the router has a page at a path: menus show only what exists, later pages appear by themselves. */
export function useKnownRoutes(): (path: string) => boolean {
  const router = useRouter<AnyRouter>();
  return useCallback((path: string) => Object.hasOwn(router.routesByPath, path) && !droppedPaths.includes(path), [router]);
}
