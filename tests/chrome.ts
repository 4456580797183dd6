import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The whole browser, as visitors have it, or its part without windows: the same engine for half the processor time. */
export type ChromeKind = 'whole' | 'headless';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const systemBrowsers: Readonly<Record<ChromeKind, readonly string[]>> = { whole, headless: ['/usr/bin/chromium-headless-shell', ...whole] };

/** The browser at hand: CHROME_PATH, Playwright's own, the system's; undefined when there is none. */
export function findChrome(kind: ChromeKind): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers[kind]].find((path) => path && existsSync(path));
}

/** The browser at hand, or one installed now: Playwright's download, then Debian's package. Says aloud what it does; throws when nothing works. */
export function findOrInstallChrome(kind: ChromeKind, say: (line: string) => void): string {
  const found = findChrome(kind);
  if (found) {
    say(`Browser for the tests: ${found}`);
    return found;
  }
  say("No Chromium found. Trying Playwright's own: npx playwright install chromium");
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
  if (!findChrome(kind) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say("Trying Debian's package: apt-get install chromium");
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 180_000 });
    const installs = (...packages: string[]) =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit', timeout: 600_000 }).status === 0;
    // Older releases of Debian have the whole browser only.
    if (!installs('chromium', 'fonts-noto-cjk', 'chromium-headless-shell')) installs('chromium', 'fonts-noto-cjk');
  }
  const installed = findChrome(kind);
  if (!installed) {
    throw new Error(
      'No browser for the tests. Set CHROME_PATH, or run `npx playwright install --with-deps chromium`, or `apt-get install chromium`.',
    );
  }
  say(`Browser for the tests: ${installed}`);
  return installed;
}
