import { axeFindingsInBothThemes } from './axe.ts';
import { gpuPage, pick } from './pages/tool-page.ts';
import { expect, test } from './test.ts';

test('the GPU calculator: a link opens with its rig, cards are found by typing, mixed, taken out, and go back to the start', async ({
  page,
}) => {
  const tool = gpuPage(page);
  await tool.open({ card1: 'RTX 3080 10GB*6*high', board: '0', fans: '0', psu: '100', coin: '18' });
  await expect(tool.fact('Power of the cards')).toHaveText('1,674 W');
  await expect(tool.fact('Total hashrate')).toHaveText('278.69 MH/s');
  await expect(tool.fact('Power ratio')).toHaveText('6.01 J/MH');
  await tool.hasTakenLink();

  await tool.addCards();
  const second = tool.cardType(2);
  await pick(second, '1060');
  await expect(page.getByText('GTX 1060 6GB left out: too little memory').first()).toBeVisible();
  await pick(second, 'rx 5700');
  // No clocks of it are known: there is nothing to choose.
  await expect(tool.group(2).getByRole('radio', { name: 'High' })).toHaveCount(0);
  await tool.powerPerCard(2).fill('100');
  await expect(tool.fact('Power of the cards')).toHaveText('1,774 W');
  await tool.reload();
  await expect(second).toHaveValue('RX 5700');
  await expect(tool.fact('Power of the cards')).toHaveText('1,774 W');

  expect((await tool.save('CSV')).text).toMatch(/^\uFEFFSource,Simulated data\r\n.*RX 5700,Number of cards,1/s);
  // Removed by key, the last cards lead on to those before them, which are seen.
  await page.setViewportSize({ width: 390, height: 844 });
  await tool.removal(2).press('Enter');
  await expect(tool.group(1).locator('legend')).toBeFocused();
  await expect(tool.group(1).locator('legend')).toBeInViewport();
  await tool.addCards();
  await tool.powerPerCard(2).fill('100');
  await tool.removal(1).click();
  await expect(tool.fact('Power of the cards')).toHaveText('100 W');
  await tool.reset();
  await expect(tool.cardType(1)).toHaveValue('RTX 3070');
});

test('the GPU calculator: coins are ranked, one is looked at, and a span takes its means; axe finds nothing', async ({ page }) => {
  // At a price that every coin pays.
  const tool = gpuPage(page);
  await tool.open({ card1: 'RTX 3080 10GB*6*high', cny: '0', usd: '0' });
  await expect(tool.ranking.getByRole('button', { name: /^Show / }).first()).toBeVisible();
  const nets = await tool.ranking.locator('tbody td:nth-last-child(2)').allTextContents();
  const figures = nets
    .map((text) => Number(/-?[¥$][\d.,]+/.exec(text)?.[0].replaceAll(/[¥$,]/g, '') ?? Number.NaN))
    .filter((net) => !Number.isNaN(net));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  await expect(tool.fact('Shutdown coin price')).toContainText('$');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await tool.ranking.getByRole('button', { name: 'Show ERG' }).click();
  await expect(page.getByText('Daily net earnings with ERG')).toBeVisible();
  await expect(tool.fact('Total hashrate')).toHaveText('1.31 GH/s');
  await tool.choose('7 d');
  await expect(page.getByText(/mean of 7 days to \d/)).toBeVisible();
  await expect(page.getByText('The means of this span are not on this device')).toHaveCount(0);
  // From the figures to the machine: no public address for ERG here, and a command line for ETC.
  await expect(page.getByRole('link', { name: 'No public address for Autolykos2' })).toBeVisible();
  await tool.ranking.getByRole('button', { name: 'Show ETC' }).click();
  await page.getByRole('link', { name: 'Command line for these cards' }).click();
  await expect(page.getByRole('heading', { name: 'ETC machine' })).toBeVisible();
  await page.getByText('lolMiner (AMD, NVIDIA)').click();
  await expect(page.getByText(/^lolMiner --algo ETCHASH --pool \S+ --user YOUR_ETC_ADDRESS\.rig01/)).toBeVisible();
  await page.getByLabel('ETC wallet address').fill('0xcB60a7D502962A206e698025C2545219E6f34915');
  await expect(page.getByText(/--user 0xcB60a7D502962A206e698025C2545219E6f34915\.rig01/).first()).toBeVisible();
});

test('the GPU calculator on a phone: the answer stays in sight, and what is shown of the list comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tool = gpuPage(page);
  await tool.open({ card1: 'RTX 3060 Ti*6*medium', cny: '0.85', usd: '0.12' });
  const answer = tool.section('Answer');
  await expect(answer).toContainText(/^Nothing pays at .0\.\d+ per kWh\. The first to pay is [A-Z]+, below .0\.\d+\./);
  const list = tool.section('Coins by the electricity price they bear');
  const show = list.getByRole('button', { name: 'Show ERG' });
  await show.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
  await show.click();
  const net = page.getByText('Daily net earnings with ERG').first();
  await expect(net).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  const [line, figure] = [await answer.boundingBox(), await net.boundingBox()];
  expect(figure!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
});
