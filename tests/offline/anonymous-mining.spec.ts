import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { arrives } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { stands, visit, warmed } from './visitor.ts';

const address = sampleMiners[0]!.address;

test('the wallet check opens without a line, says so beforehand, keeps the address, and goes through once the pool is back', async ({
  page,
  context,
  server,
}) => {
  await visit(page);
  await warmed(page);
  await server.down();
  await page.reload();
  await stands(page);
  await expect(page.getByText("The site's server does not answer.")).toBeVisible();

  const opener = page.locator('#pool button[aria-haspopup=dialog]');
  const dialog = page.getByRole('dialog');
  await opener.click();
  await arrives(dialog);
  await expect(dialog.getByText('server does not answer')).toBeVisible();

  const check = dialog.locator('button[type=submit]');
  await dialog.getByRole('textbox').fill(address);
  await check.click();
  await expect(dialog.getByRole('alert')).toContainText('server does not answer');
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  // No tab opens only to close again.
  expect(context.pages()).toHaveLength(1);

  await server.up();
  await check.click();
  await expect(dialog.getByRole('link', { name: /pool overview/i })).toHaveAttribute('href', new RegExp(`addr=${address}`));
  await expect(dialog.getByText('server does not answer')).toBeHidden();
});
