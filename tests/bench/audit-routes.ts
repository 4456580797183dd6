import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditOthers } from './audit.ts';

interface Route {
  path: string;
  types: string[];
  isIndexed: boolean;
  isCanonical: boolean;
}

/** Audits that a route fails by decision. Zoom is forbidden on six, search engines are sent away from some. */
const withoutZoom = ['/download', '/terms', '/privacy', '/pet', '/terms_ukrpool', '/policy_ukrpool'];
const allowed = ({ path, isIndexed }: Route): readonly string[] => [
  // The app's own link is taken for a request over an open line.
  ...(path === '/toapp' ? ['is-on-https'] : []),
  ...(withoutZoom.includes(path) ? ['meta-viewport'] : []),
  ...(isIndexed ? [] : ['is-crawlable']),
];

/** Every page of the built site once: Lighthouse's scores but that of speed, and what cost points without leave. */
export async function auditRoutes(origin: string, chromePath: string) {
  const file = resolve(import.meta.dirname, '../../dist/client/routes.json');
  const routes: Route[] = JSON.parse(readFileSync(file, 'utf8'));
  const rows = [];
  for (const route of routes.filter(({ isCanonical }) => isCanonical))
    for (const path of [route.path, ...route.types.map((type) => `${route.path}?type=${type}`)]) {
      const { failed, ...scores } = await auditOthers(origin + path, chromePath);
      rows.push({ path, ...scores, failed: failed.filter((audit) => !allowed(route).includes(audit)).join(' ') });
    }
  return rows;
}
