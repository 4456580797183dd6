import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface AuditRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  speedIndexMs: number;
  tbtMs: number;
  cls: number;
  /** Lighthouse's own measure of the processor, to tell a slow spell of the machine. */
  cpuIndex: number;
  /** Audits that cost a category points. */
  failed: string[];
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
const categories = ['accessibility', 'best-practices', 'seo'];

export interface AuditPlan {
  url: string;
  theme: 'dark' | 'light';
  chromePath: string;
  /** How many times slower than this machine the phone is: Lighthouse's own 4, or 8 for a slow one. */
  cpuSlowdown: number;
}

/** Lighthouse's slow 4G (`mobileSlow4G` of its constants); only the processor differs from run to run. */
const slow4G = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
};

/** One Lighthouse run, mobile, on a browser of its own: a first visit, with the theme set as a returning visitor has it. */
export async function audit({ cpuSlowdown, ...visit }: AuditPlan): Promise<AuditRun> {
  const throttling = { ...slow4G, cpuSlowdownMultiplier: cpuSlowdown };
  return runOf(await reportOf(visit, { onlyCategories: ['performance', ...categories], throttling }));
}

type OtherScores = Pick<AuditRun, 'accessibility' | 'bestPractices' | 'seo' | 'failed'>;

/** The scores that are no matter of speed, on a line and a processor that are not slowed down. */
export async function auditOthers(url: string, chromePath: string): Promise<OtherScores> {
  const report = await reportOf({ url, theme: 'dark', chromePath }, { onlyCategories: categories, throttlingMethod: 'provided' });
  const { accessibility, bestPractices, seo, failed } = runOf(report);
  return { accessibility, bestPractices, seo, failed };
}

type Visit = Omit<AuditPlan, 'cpuSlowdown'>;

async function reportOf({ url, theme, chromePath }: Visit, flagsOfRun: Parameters<typeof lighthouse>[1]): Promise<Report> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    await browser.contexts()[0]?.addCookies([{ name: 'uiMode', value: theme, url }]);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      ...flagsOfRun,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function runOf(report: Report): AuditRun {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const failed = Object.values(report.categories)
    .filter((category) => category.id !== 'performance')
    .flatMap((category) =>
      category.auditRefs.filter((ref) => ref.weight > 0 && (report.audits[ref.id]?.score ?? 1) < 1).map((ref) => ref.id),
    );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    speedIndexMs: value('speed-index'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    cpuIndex: report.environment.benchmarkIndex,
    failed: [...new Set(failed)],
  };
}

/** The runs whose processor was within 15% of the usual, and the median of each of their figures. */
export function summarise(runs: readonly AuditRun[]): AuditRun & { runs: number; dropped: number } {
  const usual = median(runs.map((run) => run.cpuIndex));
  const kept = runs.filter((run) => Math.abs(run.cpuIndex / usual - 1) <= 0.15);
  const figure = (pick: (run: AuditRun) => number) => median(kept.map(pick));
  return {
    performance: figure((run) => run.performance),
    accessibility: figure((run) => run.accessibility),
    bestPractices: figure((run) => run.bestPractices),
    seo: figure((run) => run.seo),
    fcpMs: figure((run) => run.fcpMs),
    lcpMs: figure((run) => run.lcpMs),
    speedIndexMs: figure((run) => run.speedIndexMs),
    tbtMs: figure((run) => run.tbtMs),
    cls: figure((run) => run.cls),
    cpuIndex: usual,
    failed: [...new Set(kept.flatMap((run) => run.failed))],
    runs: kept.length,
    dropped: runs.length - kept.length,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
