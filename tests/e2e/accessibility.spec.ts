import { axeFindings, axeFindingsInBothThemes, narrow, wide } from './axe.ts';
import { openTable } from './pages/coin-table.ts';
import { expect, hydrated, still, test } from './test.ts';

// The largest page by far. Of the others each is looked at narrow in one theme and wide in the other, where it is tested.
test('axe finds nothing in either theme of the landing page', async ({ page }) => {
  await page.setViewportSize(narrow);
  // With its figures, which wash over the rows as they come, and with all its sections.
  await openTable(page);
  await hydrated(page);
  await still(page);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // In the other theme now.
  await page.setViewportSize(wide);
  expect(await axeFindings(page)).toEqual([]);
});
