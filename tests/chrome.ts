import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The browser at hand: CHROME_PATH, Playwright's own, the system's; undefined when there is none. */
export function findChrome(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROME_PATH, own, ...systemBrowsers].find((path) => path && existsSync(path));
}

/** The browser at hand, or one installed now: Playwright's download, then Debian's package. Says aloud what it does; throws when nothing works. */
export function findOrInstallChrome(say: (line: string) => void): string {
  const found = findChrome();
  if (found) {
    say(`Browser for the tests: ${found}`);
    return found;
  }
  say("No Chromium found. Trying Playwright's own: npx playwright install chromium");
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
  if (!findChrome() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say("Trying Debian's package: apt-get install chromium");
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 180_000 });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: 'inherit',
      timeout: 600_000,
    });
  }
  const installed = findChrome();
  if (!installed) {
    throw new Error(
      'No browser for the tests. Set CHROME_PATH, or run `npx playwright install --with-deps chromium`, or `apt-get install chromium`.',
    );
  }
  say(`Browser for the tests: ${installed}`);
  return installed;
}
