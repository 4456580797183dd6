import { defineConfig } from '@playwright/test';
import { findChrome } from '../chrome.ts';

const executablePath = findChrome('headless');

/** Of several lists Chromium takes the last: first what Playwright turns off, as far as a page could tell, then what we do. */
const featuresOff = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // The address bar's two hidden pages cost each new window as much as half a visit.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A process in reserve for a next site, which no test visits.
  'SpareRendererForSitePerProcess',
];

const browser = {
  ...(executablePath && { executablePath }),
  // Without hinting letters are as wide in the headless browser as in the whole one, and as on a phone.
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    // One process for all pages and no other for the picture: each costs a new window more than a light page does.
    '--renderer-process-limit=1',
    '--in-process-gpu',
    `--disable-features=${featuresOff.join(',')}`,
  ],
};
/** Paints what is seen and little around it: a long page is never looked at as a whole. */
const shortSighted = { ...browser, args: [...browser.args, '--force-gpu-mem-available-mb=6'] };

/** Compared pixel by pixel, at sizes up to a large desktop's. */
const pictures = '**/screenshots.spec.ts';

/** What measures processor time on a page of 10,000 rows: beside other tests it measures them. */
const timed = '**/heavy-*.spec.ts';

/** The projects share one browser: `e2e` walks the site, `offline` breaks the line under it, `pictures` compares what it looks like, `timed` measures it. */
export default defineConfig({
  forbidOnly: true,
  // On two shared cores one of two hundred stumbles now and then; the run names each that needed the second try.
  retries: 1,
  // One more than the cores of a small machine: tests wait, too.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  // A slow machine with a busy neighbour is not a fault of the site.
  expect: { timeout: 12_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  outputDir: '../../test-results/browser',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './global-setup.ts',
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    // A small desktop: what is painted without being looked at is a fifth of the work.
    viewport: { width: 1100, height: 640 },
    actionTimeout: 15_000,
    // The video behind the page would cost more than all the rest of it; what moves is tested where it is asked for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
    // Installing the worker in each test's fresh browser costs more than most of the tests: it has a project of its own.
    serviceWorkers: 'block',
  },
  projects: [
    // First, for its tests are the longest.
    { name: 'offline', testDir: '../offline', use: { serviceWorkers: 'allow', launchOptions: shortSighted } },
    { name: 'pictures', testDir: '.', testMatch: pictures },
    { name: 'e2e', testDir: '.', testIgnore: [pictures, timed], use: { launchOptions: shortSighted } },
    // Last and one at a time.
    { name: 'timed', testDir: '.', testMatch: timed, workers: 1, use: { launchOptions: shortSighted } },
  ],
});
