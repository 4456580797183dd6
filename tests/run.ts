import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOrInstallChrome } from './chrome.ts';

/**
 * `npm test` runs everything, `npm run check` what needs no browser. All steps run even when one fails;
 * the last line counts: `N passed, N failed`, where format, lint and each type check count as one test.
 */
const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'test-results');
const isCheck = process.argv[2] === 'check';
const tally = { passed: 0, failed: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// All that need no browser fill the cores together: none waits for the slowest of the others.
await Promise.all([
  step('format', 'oxfmt', ['--check', '.']),
  step('lint', 'oxlint', ['--deny-warnings']),
  // One thread each: several of one project check the same types again, and the projects fill the cores.
  ...['tsconfig.json', 'sw/tsconfig.json', 'src/server/tsconfig.json', 'tests/tsconfig.json'].map((project) =>
    step(`types ${project}`, 'tsc', ['--noEmit', '--singleThreaded', '-p', project]),
  ),
  vitest(),
  isCheck || step('build', 'tsx', ['src/server/cli/build-when-needed.ts']),
]);
if (!isCheck) await playwright();

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);

/** A check beside the others: what it says comes whole at its end. */
async function step(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(programOf(command), args, { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ok = await ends(child);
  process.stdout.write(`\n— ${name}\n${output}${durationSince(startedAt)}`);
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** What tells its progress itself. */
async function run(name: string, command: string, args: string[]): Promise<boolean> {
  process.stdout.write(`\n— ${name}\n`);
  const startedAt = performance.now();
  const ok = await ends(spawn(programOf(command), args, { cwd: root, stdio: 'inherit' }));
  process.stdout.write(durationSince(startedAt));
  return ok;
}

/** Waits for the end of a process: whether it went well. */
function ends(child: ChildProcess): Promise<boolean> {
  return new Promise((done) => child.on('error', () => done(false)).on('close', (status) => done(status === 0)));
}

function programOf(command: string): string {
  return resolve(root, 'node_modules/.bin', command);
}

function durationSince(startedAt: number): string {
  return `  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`;
}

function count({ passed, failed }: { passed: number; failed: number }): void {
  tally.passed += passed;
  tally.failed += failed;
}

async function vitest(): Promise<void> {
  const report = resolve(results, 'vitest.json');
  const ok = await run('unit, contract, architecture and server tests', 'vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // It builds the whole site.
    ...(isCheck ? ['--exclude', 'tests/architecture/new-language.test.ts'] : []),
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(report);
  count({ passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) });
}

async function playwright(): Promise<void> {
  try {
    process.env.CHROME_PATH = findOrInstallChrome('headless', (line) => process.stdout.write(`\n${line}\n`));
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    count({ passed: 0, failed: 1 });
    return;
  }
  const ok = await run('browser tests', 'playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']);
  const { stats } = readJson(resolve(results, 'browser.json'));
  const { expected = 0, unexpected = 0, flaky = 0 } = typeof stats === 'object' && stats !== null ? (stats as Record<string, number>) : {};
  // Playwright's own summary names them.
  if (flaky > 0) process.stdout.write(`\n${flaky} passed at the second try only: look at them.\n`);
  count({ passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1) });
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
