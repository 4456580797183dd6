import { address, largeMine } from '../e2e/large-mine.ts';
import { arrives, expect, idle, note, open, test } from '../e2e/test.ts';
import { slowToPhone } from '../e2e/slow-phone.ts';

const barMs = 1500;
test('a farm of 10,000 workers opens in a moment on the processor of a phone', async ({ page, context }) => {
  test.setTimeout(120_000);
  await largeMine(page);
  const session = await context.newCDPSession(page);
  // Time on the clock, on a machine that others may use too: the best of five rounds is the page's own.
  const rounds: number[] = [];
  for (let round = 0; round < 5 && !rounds.some((ms) => ms <= barMs); round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, '/overview');
    await idle(page);
    await page.getByRole('textbox').first().fill(address);
    await slowToPhone(page, session);
    const startedAt = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main form [type=submit]')?.click();
      return performance.now();
    });
    await arrives(page.getByRole('table', { name: 'Workers' }).getByRole('rowheader'));
    rounds.push(
      await page.evaluate((from) => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now() - from))), startedAt),
    );
  }
  note(`opened in ${rounds.map(Math.round).join(' ')} ms`);
  expect(Math.min(...rounds)).toBeLessThanOrEqual(barMs);
});
