import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrives, expect, still } from './test.ts';

interface AxeOptions {
  /** Only what lies in here. */
  within?: string;
  /** Rules that do not apply. */
  without?: readonly string[];
}

/** The rules whose answer is a matter of colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule and its elements. */
export async function axeFindings(page: Page, { within, without = [] }: AxeOptions = {}): Promise<string[]> {
  return findings(page, { within, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) });
}

/**
 * What axe finds in the theme that the page has, and then of its colours in the other one, in which the page stays: styles and charts
 * read the theme at the root, and nothing else of a page depends on it.
 */
export async function axeFindingsInBothThemes(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found = await axeFindings(page, options);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  });
  await still(page);
  return [...found, ...(await axeFindingsOfColours(page, options))];
}

export const narrow = { width: 390, height: 900 };
export const wide = { width: 1440, height: 900 };

/** To the other theme, by its button. */
export async function switchTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const other = (await html.getAttribute('data-theme')) === 'light' ? 'dark' : 'light';
  await page
    .locator('header')
    .getByRole('button', { name: /light|dark/i })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', other);
  // What is out of sight follows behind the next frame.
  await arrives(page.locator('[data-restyled-later]'), { state: 'detached' });
  await still(page);
}

/** What axe finds of the colours of a page whose other theme it has seen whole. */
export async function axeFindingsOfColours(page: Page, { within }: Pick<AxeOptions, 'within'> = {}): Promise<string[]> {
  return findings(page, { within, runOnly: colourRules });
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

async function findings(page: Page, { within, ...options }: RunOptions & Pick<AxeOptions, 'within'>): Promise<string[]> {
  // It stays in the page: half a megabyte of script the first time only.
  const isThere = await page.evaluate(() => 'axe' in window);
  // The site has no frames, so each look needs no second page to join its parts in.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  builder.options({ resultTypes: ['violations'], ...options });
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
