import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './derive-build.ts';
import { expect, test } from './test.ts';
import { visit } from './visitor.ts';

test('a film that is saved over a line that breaks five times is the same, byte for byte, and plays and seeks without a server', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(90_000);
  await visit(page, '/classroom?lesson=asic-1');
  server.breakFilms(5, 60_000);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(page.getByText(/^Saved on this device, 0\.4 MB/)).toBeVisible({ timeout: 40_000 });
  expect(server.requests.filter((request) => request.includes('asic-1/video.webm')).length).toBeGreaterThanOrEqual(6);

  await server.down();
  await context.setOffline(true);
  const film = readFileSync(join(builtSite, 'media/asic-1/video.webm'));
  const part = (range: string) =>
    page.evaluate(async (header) => {
      const response = await fetch('/media/asic-1/video.webm', { headers: { range: header } });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get('content-range'), bytes: [...bytes] };
    }, range);
  const whole = await part('bytes=0-');
  expect([whole.status, Buffer.from(whole.bytes).equals(film)]).toEqual([206, true]);
  const middle = await part('bytes=200000-200999');
  expect([middle.range, Buffer.from(middle.bytes).equals(film.subarray(200_000, 201_000))]).toEqual([
    `bytes 200000-200999/${film.length}`,
    true,
  ]);

  const video = page.getByLabel('Film: Point an ASIC at the pool');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.currentTime = 20;
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(20.2);

  await page.getByRole('link', { name: /^Next lesson/ }).click();
  const missing = page.getByRole('status').filter({ hasText: 'This film is not saved on this device' });
  await expect(missing.getByRole('link', { name: 'Point an ASIC at the pool' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compare the checksum' })).toBeVisible();
});
