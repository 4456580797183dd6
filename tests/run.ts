import { spawnSync } from 'node:child_process';
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

step('format', 'oxfmt', ['--check', '.']);
step('lint', 'oxlint', ['--deny-warnings']);
for (const project of ['tsconfig.json', 'sw/tsconfig.json', 'src/server/tsconfig.json', 'tests/tsconfig.json'])
  step(`types ${project}`, 'tsc', ['--noEmit', '-p', project]);
vitest();
if (!isCheck) playwright();

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);

function run(name: string, command: string, args: string[]): boolean {
  process.stdout.write(`\n— ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(resolve(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

function step(name: string, command: string, args: string[]): void {
  count(run(name, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function count({ passed, failed }: { passed: number; failed: number }): void {
  tally.passed += passed;
  tally.failed += failed;
}

function vitest(): void {
  const report = resolve(results, 'vitest.json');
  const ok = run('unit, contract, architecture and server tests', 'vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(report);
  count({ passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) });
}

function playwright(): void {
  try {
    process.env.CHROME_PATH = findOrInstallChrome((line) => process.stdout.write(`\n${line}\n`));
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    count({ passed: 0, failed: 1 });
    return;
  }
  const ok = run('browser tests', 'playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']);
  const { stats } = readJson(resolve(results, 'browser.json'));
  const { expected = 0, unexpected = 0, flaky = 0 } = typeof stats === 'object' && stats !== null ? (stats as Record<string, number>) : {};
  count({ passed: expected, failed: Math.max(unexpected + flaky, ok ? 0 : 1) });
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
