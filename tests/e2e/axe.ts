import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './test.ts';

interface AxeOptions {
  /** Only what lies in here. */
  within?: string;
  /** Rules that do not apply. */
  without?: readonly string[];
}

/** The two widths that a page is looked at. */
export const narrow = { width: 390, height: 900 };
export const wide = { width: 1440, height: 900 };

/** The rules whose answer is a matter of colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule and its elements. */
export async function axeFindings(page: Page, { within, without = [] }: AxeOptions = {}): Promise<readonly string[]> {
  return findings(page, { within, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) });
}

/**
 * What axe finds in the theme that the page has, and then of its colours in the other one, in which the page stays: styles and charts
 * read the theme at the root, and nothing else of a page depends on it.
 */
export async function axeFindingsInBothThemes(page: Page, options: AxeOptions = {}): Promise<readonly string[]> {
  const found = await axeFindings(page, options);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  });
  await still(page);
  return [...found, ...(await axeFindingsOfColours(page, options))];
}

/** What axe finds of the colours of a page whose other theme it has seen whole. */
export async function axeFindingsOfColours(page: Page, { within }: Pick<AxeOptions, 'within'> = {}): Promise<readonly string[]> {
  return findings(page, { within, runOnly: colourRules });
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

async function findings(page: Page, { within, ...options }: RunOptions & Pick<AxeOptions, 'within'>): Promise<readonly string[]> {
  // It stays in the page: half a megabyte of script the first time only.
  const isThere = await page.evaluate(() => 'axe' in window);
  // The site has no frames, so each look needs no second page to join its parts in.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  // No rule in use reads the style sheets, which axe would else request once more, also where there is no line.
  builder.options({ resultTypes: ['violations'], preload: { assets: ['media'] }, ...options });
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
