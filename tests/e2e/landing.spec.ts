import { paintsOf, watchPaints } from './paints.ts';
import { arrives, clickAtRest, expect, idle, hydrated, laidOut, note, open, ready, scripts, speak, steady, test } from './test.ts';

test('the agreement is all that a first visit meets: it cannot be closed until it is ticked and confirmed, and is asked once', async ({
  page,
}) => {
  await watchPaints(page);
  await open(page, '/?first-visit=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await idle(page);
  expect((await paintsOf(page)).largest.tag).toBe('H1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const confirm = dialog.getByRole('button').last();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(dialog).toBeHidden();
  // In the same session no other notice comes either.
  await page.goto('/?first-visit=1');
  await ready(page);
  await idle(page);
  await expect(dialog).toBeHidden();
});

test('the sections of the page are there and work: the carousel, the addresses, the calculator, the video, the phone box', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // Reading the clipboard is off by policy, so the test listens to what is written.
    navigator.clipboard.writeText = async (text) => void (document.documentElement.dataset.copied = text);
  });
  const videos: string[] = [];
  context.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/', 'hydrated');

  await test.step("the banner's tabs and its pause are in the first view of every phone", async () => {
    const banner = page.getByRole('region', { name: 'Highlights' });
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [banner.getByRole('tablist'), banner.getByRole('heading').first()])
        await expect(part, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the carousel is operated by named buttons, pauses, and keeps one h1', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('h1')).toHaveCount(1);
    const tabs = page
      .getByRole('region', { name: /highlights|carousel|banner/i })
      .or(page.locator('[aria-roledescription=carousel]'))
      .first();
    await expect(tabs.getByText('OKKONG OS is free').first()).toBeVisible();
    await tabs.getByRole('tab', { name: /OKKONG OS is free/ }).click();
    await expect(page.getByText('One USB stick', { exact: false }).first()).toBeInViewport();
  });

  await test.step('the side dots are reached with the Tab key while they show', async () => {
    const dots = page.getByRole('navigation', { name: 'On this page' });
    await page.locator('#rigs').locator('a, button').last().focus();
    await arrives(dots);
    await page.keyboard.press('Tab');
    await expect(dots.getByRole('link').first()).toBeFocused();
  });

  await test.step('an example address is shown, and nothing copies it', async () => {
    await page.locator('#addresses').scrollIntoViewIfNeeded();
    await arrives(page.locator('#addresses').getByText('stratum+tcp://sha256.pool.okkong.example:3333'));
    await expect(page.locator('#addresses table').getByRole('button')).toHaveCount(0);
  });

  await test.step('every section of the page is in the prerendered HTML and comes alive, and the page can be installed', async () => {
    for (const id of ['os', 'rigs', 'pool', 'tools', 'AffiliateProgram', 'pool-coins', 'addresses', 'calculator', 'vip', 'join']) {
      await expect(page.locator(`#${id}`), id).toHaveCount(1);
    }
    await page.locator('#addresses').scrollIntoViewIfNeeded();
    await arrives(page.locator('head > link[rel=manifest][href="/manifest.webmanifest"]'), { state: 'attached' });
    await clickAtRest(page.locator('#addresses').getByRole('radio', { name: /TLS/ }));
    await arrives(page.locator('#addresses').getByText('stratum+ssl://'));
  });

  await test.step('the calculator counts after a pause and shows 1, 7, 30 and 365 days', async () => {
    const calculator = page.locator('#calculator');
    await calculator.scrollIntoViewIfNeeded();
    await arrives(calculator.getByText(/0\.\d{8}/));
    const before = await calculator.getByRole('table').first().textContent();
    const hashrate = calculator.getByRole('textbox').first();
    await hashrate.fill('250');
    await hashrate.blur();
    await expect.poll(() => calculator.getByRole('table').first().textContent()).not.toBe(before);
  });

  await test.step('the video is not fetched under reduced motion; its poster stands', async () => {
    await page.locator('#video-hero-title').scrollIntoViewIfNeeded();
    await idle(page);
    expect(videos).toEqual([]);
  });

  await test.step('the phone box leads to registration with the number', async () => {
    await page.locator('#join').scrollIntoViewIfNeeded();
    await page.locator('#join').getByRole('textbox').fill('13800138000');
    await page
      .locator('#join')
      .getByRole('button', { name: /register/i })
      .click();
    await expect(page).toHaveURL(/\/register/);
    await expect(page.getByRole('textbox').first()).toHaveValue(/13800138000/);
  });
});

test('the first screen has figures of now and looks up an address; a farm that is kept then stands there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/', 'hydrated');
  const strip = page.getByRole('region', { name: 'Bitcoin mining now' });
  await arrives(strip.getByText('EH/s'));
  await expect(strip).toBeInViewport();
  const form = page.getByRole('form', { name: 'See my farm' });
  await form.getByRole('textbox').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe');
  await form.getByRole('textbox').press('Enter');
  const dialog = page.getByRole('dialog');
  await arrives(dialog.getByText(/Wrong address: use 0x followed by 40/));
  await page.keyboard.press('Escape');
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.goto('/overview?addr=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&coinType=ETC');
  await clickAtRest(page.getByRole('button', { name: 'Save this farm' }));
  await page.goto('/');
  const heightOf = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await heightOf();
  await arrives(form.getByRole('link', { name: /ETC 0x5aAe…eAed/ }));
  expect(await heightOf()).toBe(before);
});

test('a VIP application lands once, confirms, and clears the form', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/hash/api/user/vip/apply')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await open(page, '/');
  const form = page.getByRole('dialog');
  await clickAtRest(page.locator('#vip').getByRole('button').last());
  await arrives(form);
  await form.getByRole('textbox').nth(0).fill('Chan Siu Ming');
  await form.getByRole('textbox').nth(1).fill('13800138000');
  const hashrate = form.getByLabel(/hashrate/i);
  await hashrate.fill('20 PH/s');
  await form.getByRole('button', { name: /apply|send|submit/i }).dblclick();
  await arrives(page.getByRole('dialog', { name: 'Application sent' }));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/\S{8,}/);
  await page.keyboard.press('Escape');
  await clickAtRest(page.locator('#vip').getByRole('button').last());
  for (const field of [form.getByRole('textbox').nth(0), form.getByRole('textbox').nth(1), hashrate]) await expect(field).toHaveValue('');
});

for (const language of scripts)
  test(`a phone shows the page in at most 15 screens, its figures included (${language})`, async ({ page, context, site }) => {
    const screen = { width: 390, height: 844 };
    await page.setViewportSize(screen);
    await speak(context, site.origin, language);
    await open(page, '/', 'hydrated');
    await hydrated(page);
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await page.locator('#pool-coins').scrollIntoViewIfNeeded();
    await arrives(page.locator('tr[data-coin=LTC] [data-column=profit]', { hasText: /\+ [\d.]+ DOGE/ }));
    await arrives(page.locator('#pool-coins details').nth(2));
    const heightPx = await steady(() => page.evaluate(() => document.documentElement.scrollHeight));
    note(`${(heightPx / screen.height).toFixed(2)} screens`);
    expect(heightPx / screen.height).toBeLessThanOrEqual(15);
  });

test('pulses and video move while they are seen; the video stops at its button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const pulses = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        // The pulses' own: the build gives animations names of its own.
        .filter((each) => each.effect?.getTiming().duration === 16_000)
        .map((each) => each.playState),
    );
  await expect.poll(pulses).toEqual(['running']);
  const isPaused = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(true);
  await page.locator('#video-hero-title').scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(pulses).toEqual(['paused']);
  await expect.poll(isPaused).toBe(true);
  await page.locator('#video-hero-title').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause background video' }).click();
  await expect.poll(isPaused).toBe(true);
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
});

test('after a jump to the foot nothing moves while the parts above come alive and get their figures', async ({ page }) => {
  const heights = () => page.evaluate(() => [...(window as unknown as { heightsSeen: Set<number> }).heightsSeen]);
  await open(page, '/');
  await laidOut(page);
  await page.evaluate(() => {
    const seen = new Set<number>();
    const observer = new ResizeObserver(() => seen.add(document.documentElement.scrollHeight));
    observer.observe(document.body);
    // With its observer, which nothing else holds.
    Object.assign(window, { heightsSeen: seen, observer });
  });
  // On a busy machine the rest can be over before the first frame.
  await expect.poll(heights).toHaveLength(1);
  await page.keyboard.press('End');
  await arrives(page.locator('#pool-coins tbody', { hasText: 'EH/s' }));
  // These come alive when they are near, which they are not from the foot.
  await page.locator('#tools').scrollIntoViewIfNeeded();
  await arrives(page.locator('#tools b', { hasText: /\$\d/ }));
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await arrives(page.locator('#calculator tbody', { hasText: /0\.\d{8}/ }));
  await steady(() => page.evaluate(() => document.documentElement.scrollHeight));
  expect(await heights()).toHaveLength(1);
});
