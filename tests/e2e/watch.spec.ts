import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { axeFindings } from './axe.ts';
import { outboxOf } from './pages/outbox.ts';
import { expect, test } from './test.ts';

const path = `/overview?addr=${sampleMiners[0]!.address}&coinType=ETC`;

test('the owner of a farm is told by mail once its address is confirmed, tries it, and ends it', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Tell me when a machine stops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when a machine stops' });
  await dialog.getByRole('checkbox', { name: /^Quiet hours/ }).check();
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('23:00');
  await dialog.getByLabel('Email address').fill('watcher@okkong.example');
  await dialog.getByRole('button', { name: 'Send me emails' }).click();
  await expect(dialog.getByText('An email is on its way.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [link = ''] = /\/watch\/confirm\?t=[\w.-]+/.exec(await outboxOf(page)) ?? [];
  const confirming = await page.context().newPage();
  await confirming.goto(link);
  await confirming.getByRole('button', { name: 'Send me messages' }).click();
  await expect(confirming.getByText('Confirmed.')).toBeVisible();
  await confirming.close();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await dialog.getByRole('button', { name: 'Send me one now: By email' }).click();
  await expect(dialog.getByText('Sent. It arrives within a minute.')).toBeVisible();
  await dialog.getByRole('button', { name: 'End: By email' }).click();
  await expect(dialog.getByText('Messages you get')).toBeHidden();
  await expect(dialog.getByLabel('Email address')).toBeVisible();
});
