import { DEFAULT_SITE_NAME } from '#src/domain/site-name.ts';

declare const __SITE_NAME__: string;

/** What the build of pages and worker calls the site; tests have no build that says it. */
export const builtSiteName: string = typeof __SITE_NAME__ === 'string' ? __SITE_NAME__ : DEFAULT_SITE_NAME;
