import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeOptions {
  /** Only what lies in here. */
  within?: string;
  /** Rules that do not apply. */
  without?: readonly string[];
}

/** What axe finds: the rule and its elements. The site has no frames, so each look needs no second page to join its parts in. */
export async function axeFindings(page: Page, { within, without = [] }: AxeOptions = {}): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  if (without.length > 0) builder.disableRules([...without]);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
