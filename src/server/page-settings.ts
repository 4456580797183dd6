import { siteColourFault } from '#src/domain/site-colours.ts';
import { siteNameFault } from '#src/domain/site-name.ts';
import { affiliateFault, payoutTimeFault } from '#src/domain/site-terms.ts';
import { parsePoolHosts } from '#src/domain/stratum.ts';

/** Settings that the build reads too, as they are given. */
interface PageSettings {
  readonly SITE_NAME?: string | undefined;
  readonly SITE_COLOR?: string | undefined;
  readonly SITE_AFFILIATE?: string | undefined;
  readonly SITE_PAYOUT_TIME?: string | undefined;
  readonly POOL_HOSTS?: string | undefined;
}

/** What cannot be used of the settings of the pages, a sentence each: it is left out, and the site works without it. */
export function pageProblems({ SITE_NAME, SITE_COLOR, SITE_AFFILIATE, SITE_PAYOUT_TIME, POOL_HOSTS }: PageSettings): readonly string[] {
  const unusable = (setting: string, value: string | undefined, faultOf: (text: string) => string | undefined): string[] => {
    const fault = value === undefined ? undefined : faultOf(value);
    return fault === undefined ? [] : [`The setting ${setting} cannot be used and counts as not set: ${fault}.`];
  };
  const { endpoints, badPieces } = parsePoolHosts(POOL_HOSTS);
  const examples = endpoints.filter(({ isExample }) => isExample && POOL_HOSTS !== undefined);
  return [
    ...unusable('SITE_NAME', SITE_NAME, siteNameFault),
    ...unusable('SITE_COLOR', SITE_COLOR, siteColourFault),
    ...unusable('SITE_AFFILIATE', SITE_AFFILIATE, affiliateFault),
    ...unusable('SITE_PAYOUT_TIME', SITE_PAYOUT_TIME, payoutTimeFault),
    ...badPieces.map(({ piece, fault }) => `POOL_HOSTS: '${piece}' is left out: ${fault}.`),
    ...examples.map(({ host }) => `POOL_HOSTS: ${host} is a name that is reserved for examples, and the pages call it one.`),
  ];
}
