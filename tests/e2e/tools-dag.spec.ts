import { readFile } from 'node:fs/promises';
import { axeFindingsInBothThemes } from './axe.ts';
import { savedBy } from './pages/saved-file.ts';
import { dagPage, pick, toolPage } from './pages/tool-page.ts';
import { expect, test } from './test.ts';

test('the DAG calculator: a link opens with its inputs, they stay, are saved as files, and go back to the start; axe finds nothing', async ({
  page,
}) => {
  const tool = dagPage(page);
  await tool.open({ coin: 'ETC', by: 'epoch', epoch: '390', system: 'linux', card: 'RTX 3080 10GB' });
  await expect(tool.size).toContainText('4.047');
  await expect(page.getByText('4,345,295,488')).toBeVisible();
  await expect(tool.chosenCard).toContainText(/RTX 3080 10GB.*Until about .*between/s);
  await tool.hasTakenLink();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await pick(tool.coin, 'raven');
  await tool.field('Epoch').fill('500');
  await expect(page.getByText('5,268,040,832')).toBeVisible();
  await tool.reload();
  await expect(tool.coin).toHaveValue('RVN · Ravencoin');
  await expect(page.getByText('5,268,040,832')).toBeVisible();

  const calendar = await tool.save('Save these days');
  expect(calendar.name).toBe('okkong-dag-rvn.ics');
  expect(calendar.text).toMatch(/SUMMARY:RVN: the DAG outgrows RTX 3080 10GB/);
  expect(calendar.text.match(/DTSTART;VALUE=DATE:\d{8}/g)?.length).toBeGreaterThan(2);
  expect((await tool.save('CSV')).text).toContain('5268040832');

  await tool.reset();
  await expect(tool.coin).toHaveValue('ETC · Ethereum Classic');
  await expect(tool.size).toContainText('DAG of ETC now');
});

test('the DAG calculator: a link is read as what is typed', async ({ page }) => {
  const tool = dagPage(page);
  await tool.open({ by: 'height', height: '23,400,001' });
  await expect(tool.field('Block height')).toHaveValue('23400001');
  await expect(page.getByText('4,345,295,488')).toBeVisible();
  await tool.open({ by: 'epoch', epoch: '-3' });
  await expect(tool.size).toContainText('DAG of ETC now');
});

test('the rig-check tool: the sample is called one, what is downloaded has the checksum that is shown, and axe finds nothing', async ({
  page,
}) => {
  await toolPage(page, 'rig check').open();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const shown = await page.locator('code').first().textContent();
  const { path } = await savedBy(page.getByRole('link', { name: /^Download the sample okkong-rig-check/ }));
  const digest = await crypto.subtle.digest('SHA-256', await readFile(path));
  expect(Buffer.from(digest).toString('hex')).toBe(shown);
  await expect(page.locator('code').nth(1)).toHaveText(/^certutil -hashfile okkong-rig-check-\S+\.zip SHA256 \| findstr [0-9a-f]{64}$/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
