import { axeFindingsInBothThemes } from './axe.ts';
import { asicPage, pick } from './pages/tool-page.ts';
import { expect, open, test } from './test.ts';

/** Nearly nothing at night, more than any machine brings by day: what runs when does not hang on the day's market. */
const prices = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? '0.01' : '90')).join(',');
const tariff = { tariff: 'hours', tariffIn: 'CNY', weekday: prices, weekend: prices };

test('a fleet of two models: sums, hours and plan by the own tariff, kept over a reload, in the link, and as files', async ({ page }) => {
  // The site's own policy forbids reading the clipboard: the test listens where the text goes in.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset['copied'] = text;
    };
  });
  const tool = asicPage(page);
  const { fleet, clock: plan } = tool;
  await tool.open(tariff);
  await expect(fleet.region.getByText('No machines in your fleet yet')).toBeVisible();
  await fleet.add('S21 200T', '40');
  await fleet.add('M50S', '12');

  const answer = fleet.region.getByText(
    /^40 × Antminer S21 200T \+ 12 × .*M50S.* at \S+ \/ \S+ per kWh: 22:00–08:00; [¥$][\d,.]+ today\.$/,
  );
  await expect(answer).toBeVisible();
  // The page is then about them: its banner, what an hour of them brings, and how long they pay.
  await expect(tool.part('My machines')).toHaveAttribute('aria-current', 'page');
  await expect(tool.answer.getByText(/^My machines leave [¥$][\d,.]+ today · o(?:n|ff) at (?:22|08):00.* \(in .+\)/)).toBeVisible();
  await expect(fleet.region.getByText(/^08:00–22:00: all machines lose [¥$][\d,.]+ an hour$/)).toBeVisible();
  await expect(tool.section('How long my machines pay').getByRole('row')).toHaveCount(3);
  await expect(fleet.rows).toHaveCount(4);
  await expect(fleet.rows.nth(1)).toContainText(/8\.00 PH\/s.*140\.00 kW.*22:00–08:00/);

  await expect(plan.region.getByText(/off: 40 × Antminer S21 200T \+ 12 × /)).toHaveCount(2);
  await plan.choose('In the cheapest hours');
  await plan.region.getByRole('textbox', { name: 'Hours a day, at most' }).fill('4');
  await expect(fleet.region.getByText(/per kWh: 00:00–04:00; /)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const file: { rows: { hours: { run: boolean }[] }[] } = JSON.parse((await plan.save('Save plan (JSON)')).text);
  expect(file.rows.map(({ hours }) => hours.filter(({ run }) => run).length)).toEqual([8, 8]);

  await tool.reload();
  await expect(fleet.region.getByText(/per kWh: 00:00–04:00; /)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';

  await fleet.remove(/^Remove 12 × /);
  await expect(fleet.rows).toHaveCount(2);
  await fleet.undo();
  await expect(fleet.rows).toHaveCount(4);
  await fleet.remove(/^Remove 40 × /);
  await expect(fleet.rows).toHaveCount(2);

  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(fleet.rows).toHaveCount(4);
  await expect(fleet.region.getByText(/per kWh: 00:00–04:00; /)).toBeVisible();

  await tool.part('Should I buy?').click();
  await expect(page).toHaveURL(/\?type=3&part=buy$/);
  await pick(page.getByRole('combobox', { name: 'Machine to buy' }), 'S21 200T');
  await tool.field('Price of one').fill('¥99999999');
  await tool.reload();
  await expect(tool.field('Price of one')).toHaveValue('99999999');
  // At these prices a machine runs at night; no night pays so much back.
  await expect(page.getByText(/^No: brings back [¥$][\d,.]+ of [¥$][\d,.]+ until .+\.$/)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await open(page, '/');
  await expect(page.getByRole('link', { name: /^My machines today/ })).toBeVisible();
  await page.locator('#tools').scrollIntoViewIfNeeded();
  await expect(page.locator('#tools').getByText(/^40 × Antminer S21 200T \+ 12 × /)).toBeVisible();
  await expect(page.locator('#tools').getByText('Your machines')).toBeVisible();
});
