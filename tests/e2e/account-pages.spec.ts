import { badRedirects } from '#tests/fixtures/bad-redirects.ts';
import { DATABASE_NAME, STORE_NAME } from '#src/contracts/stored.ts';
import type { Page } from '@playwright/test';
import { accountForm } from './pages/account-form.ts';
import { expect, ready, storedOf, test } from './test.ts';

const envelope = (data: unknown) => ({ json: { code: '200', message: '', data } });

/** A pool whose captcha takes any drag, and that logs everybody in. */
async function openPool(page: Page): Promise<string[]> {
  const trails: string[] = [];
  await page.route('**/verification/captcha', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    if (fields.get('action') === 'get') return route.fulfill(envelope({ id: 'captcha-1234' }));
    trails.push(fields.get('trail') ?? '');
    return route.fulfill(envelope({ ticket: 'ticket-12345678' }));
  });
  await page.route('**/user/login', (route) => route.fulfill(envelope({ token: 'token-of-a-session', gid: '48201937' })));
  await page.route('**/user/info/query', (route) => route.fulfill(envelope({ gid: '48201937', nickname: '', headshotUrl: '' })));
  await page.route('**/user/farms/*', (route) => route.fulfill(envelope({ list: [] })));
  return trails;
}

/**
 * Ends the session as if it had never been: the next page is a visitor's. From a document without scripts: a page that runs would store
 * the session again with the user's data that it has just requested.
 */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([name = '', store = '']) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const change = opening.result.transaction(store, 'readwrite');
          change.objectStore(store).delete('session');
          change.oncomplete = () => done(opening.result.close());
        };
      }),
    [DATABASE_NAME, STORE_NAME],
  );
}

/** All of them take a minute: `REDIRECTS=100`. The unit test of `safeRedirect` has every one in each run. */
const badCount = Number(process.env.REDIRECTS ?? 1);
const tried = ['//evil.example', ...badRedirects.filter((bad) => bad !== '//evil.example')].slice(0, badCount);

test('logging in leads on inside the site, and nowhere else', async ({ page }) => {
  test.setTimeout(30_000 + badCount * 5_000);
  const form = accountForm(page);
  await openPool(page);
  for (const [redirect, target] of [
    ['/unset?setting=VITE_X_URL', '/unset?setting=VITE_X_URL'],
    ...tried.map((bad) => [bad, '/'] as const),
  ] as const) {
    await form.open(`/login?redirect=${encodeURIComponent(redirect)}`);
    await form.fillLogIn();
    await form.slide();
    await form.submit('Log in').click();
    await expect(page).toHaveURL(new URL(target, page.url()).href);
    await expect.poll(() => storedOf(page)).toContain('token-of-a-session');
    await forgetSession(page);
  }
});

test('the slider is dragged by mouse, and springs back half-way', async ({ page }) => {
  const trails = await openPool(page);
  const { open, slider } = accountForm(page);
  await open('/login');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  const drag = async (share: number) => {
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 26, y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) await page.mouse.move(box.x + 26 + ((box.width * share) / 12) * step, y, { steps: 2 });
    await page.mouse.up();
  };
  await drag(0.5);
  await expect(slider).toHaveValue('0');
  await drag(1);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Verified');
  const points: [number, number][] = JSON.parse(trails[0] ?? '[]');
  expect(points.length).toBeGreaterThanOrEqual(4);
  expect(points.at(-1)?.[1]).toBe(1000);
  expect(trails).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the slider is dragged by a finger', async ({ page }) => {
    const trails = await openPool(page);
    const { open, slider } = accountForm(page);
    await open('/login');
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not on the page.');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 26 + (box.width - 52) * share, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 12; step += 1) await touch('touchMove', step / 12);
    await touch('touchEnd', 1);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Verified');
    expect((JSON.parse(trails[0] ?? '[]') as [number, number][]).at(-1)?.[1]).toBe(1000);
  });
});

test('the number of the address is in the field and leaves the address bar; the draft survives a reload, the password does not', async ({
  page,
}) => {
  const form = accountForm(page);
  await form.open('/register?phone=%2B6591234567');
  await expect(form.phone).toHaveValue('91234567');
  await expect(page).toHaveURL(/\/register$/);
  await form.password.fill('Kongrack#77');
  await form.phone.fill('91234568');
  await page.reload();
  await ready(page);
  await expect(form.phone).toHaveValue('91234568');
  await expect(form.password).toHaveValue('');
});

test('what leaving a field says does not move what is being pressed; a slider that is passed says nothing else', async ({ page }) => {
  await openPool(page);
  await page.route('**/code/send/by/email/v1', (route) => route.fulfill(envelope(null)));
  const form = accountForm(page);
  await form.open('/register');
  await form.byEmail('owner@farm.example');
  await form.sendCode.click();
  await expect(page.getByText('Please drag the slider to the far right first')).toBeVisible();
  await form.slide();
  await expect(page.getByText('Please drag the slider to the far right first')).toBeHidden();
  await expect(form.slider).not.toHaveAttribute('aria-invalid');
  await form.sendCode.click();
  await expect(form.code).toBeFocused();
  const help = page.getByRole('button', { name: 'No email?' });
  await help.click({ delay: 120 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Please enter the verification code')).toBeVisible();
});

const frame = '/captcha.html?id=12345678&script=https%3A%2F%2Fcaptcha.example%2Fgt4.js&language=en';

/** Opened by itself the frame tells itself: what it says is the title then. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('message', ({ data }) => {
      if (data.type === 'passed' || data.type === 'failed') document.title = JSON.stringify(data);
    });
  });

test('the frame of a third-party captcha tells of a script that is not reached', async ({ page, expectFaults }) => {
  expectFaults(/captcha\.example/);
  await listen(page);
  await page.route('https://captcha.example/**', (route) => route.abort());
  await page.goto(frame);
  await expect(page).toHaveTitle('{"type":"failed","code":"60205"}');
});

test('the frame of a third-party captcha tells of a script that does not come in time', async ({ page }) => {
  await listen(page);
  await page.clock.install();
  await page.route('https://captcha.example/**', () => undefined);
  await page.goto(frame, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(11_000);
  await expect(page).toHaveTitle('{"type":"failed","code":"60204"}');
});

test('the frame tells that the captcha is passed', async ({ page }) => {
  const body = `window.initGeetest4 = (options, ready) => {
    const captcha = { appendTo() {}, onReady(tell) { tell(); }, onSuccess(tell) { captcha.tell = tell; }, onError() {}, getValidate: () => ({ lot_number: '1' }) };
    ready(captcha);
    captcha.tell();
  };`;
  await listen(page);
  await page.route('https://captcha.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(frame);
  await expect(page).toHaveTitle(JSON.stringify({ type: 'passed', result: '{"lot_number":"1"}' }));
});
