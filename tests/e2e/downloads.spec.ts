import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, open, test } from './test.ts';

test('a package is found by its model, and what comes is what its checksum names', async ({ page }) => {
  await open(page, '/okkong-os?type=1');
  const list = page.locator('#download');
  await expect(list.getByRole('row')).toHaveCount(5);
  await list.getByRole('searchbox').fill('s19jpro');
  await expect(list.getByRole('row')).toHaveCount(2);
  const sha256 = await list.locator('code').getAttribute('title');
  const coming = page.waitForEvent('download');
  await list.getByRole('link', { name: /^Download okkong-asic-plugin/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('okkong-asic-plugin-s19jpro-sample-0.1.0.zip');
  expect(
    createHash('sha256')
      .update(readFileSync(await download.path()))
      .digest('hex'),
  ).toBe(sha256);
});

test('a file that is not there is a sentence above those that are', async ({ page }) => {
  await open(page, '/downloads/okkong-gpu-usb-9.9.zip');
  await expect(page.locator('#download [role=status]').first()).toContainText('okkong-gpu-usb-9.9.zip is not offered here');
  await expect(page.locator('#download').getByRole('row')).toHaveCount(5);
});
