import { arrives, expect, open, speak, test } from './test.ts';

const TARIFF = '08:00-22:00 0.95\n22:00-08:00 0.35\n';

declare global {
  interface Window {
    /** Starts the installed app once more, as a system does. */
    launch: (path: string, file?: { name: string; text: string }) => Promise<void>;
  }
}

test.beforeEach(async ({ context, site }) => {
  await speak(context, site.origin, 'en');
  // The system's part: a queue that keeps starts until somebody listens, and real handles of files.
  await context.addInitScript(() => {
    const listening = new Promise<(launch: unknown) => void>((resolve) => {
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer: resolve } });
    });
    window.launch = async (path, file) => {
      const files = [];
      if (file) {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle(file.name, { create: true });
        const writable = await handle.createWritable();
        await writable.write(file.text);
        await writable.close();
        files.push(handle);
      }
      (await listening)({ targetURL: new URL(path, location.origin).href, files });
    };
  });
});

test('the installed site opens a file of prices in the calculator, and a payment link in the wallet check', async ({ page }) => {
  await open(page, '/help');
  await test.step('a file leads to the calculator and is read there', async () => {
    await page.evaluate((text) => window.launch('/tools?type=3', { name: 'prices.csv', text }), TARIFF);
    await expect(page).toHaveURL(/\/tools\?type=3/);
    const read = page.getByRole('region', { name: 'Prices as they were read' });
    await expect(read).toContainText('22–08 0.35 · 08–22 0.95');
    await expect(read).toBeInViewport();
  });
  await test.step('another one, without prices, is refused in the same place', async () => {
    await page.evaluate(() => window.launch('/tools?type=3', { name: 'rigs.json', text: '{"rigs": 3}' }));
    await expect(page.getByRole('alert')).toContainText('No whole day of prices found.');
  });
  await test.step('a payment link is looked up as far as the pool can', async () => {
    const link = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01&label=Rig%201';
    await page.evaluate((href) => window.launch(`/wallet?text=${encodeURIComponent(href)}`), link);
    const dialog = page.getByRole('dialog');
    await arrives(dialog);
    await expect(dialog.getByRole('textbox')).toHaveValue(link);
    await expect(dialog.getByRole('status')).toContainText('This looks like an address of BTC');
  });
});
