import { expect, open, ready, test } from './test.ts';

test('a question in a visitor’s own words finds its answer, which leads to the tool, has an address of its own, and asks whether it helped', async ({
  page,
}) => {
  await open(page, '/help');
  await page.getByRole('searchbox').fill('dag calcluator for my 4gb card');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('status').first()).toHaveText(/results, best first/);
  const answer = panel.locator('#answer-dagFull');
  await answer.locator('summary').click();
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/tools?type=2');
  await open(page, '/help?answer=noPayout');
  await expect(page.locator('#answer-noPayout')).toHaveAttribute('open', '');
  await expect(page.locator('#answer-noPayout summary')).toBeFocused();
  await page.locator('#answer-noPayout').getByRole('button', { name: 'No', exact: true }).click();
  await page.reload();
  await ready(page);
  const asked = page.locator('#answer-noPayout').getByRole('group');
  await expect(asked.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await asked.getByRole('link').click();
  await expect(page).toHaveURL(/\/about-us\?id=wrap/);
});
