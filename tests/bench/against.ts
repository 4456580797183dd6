import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { forgetSite, startSite } from '../e2e/site.ts';
import { measureVisit, type Visit } from './visit.ts';

const root = resolve(import.meta.dirname, '../..');
const rounds = 7;

/** One page of one build: the median of each figure, and how far the rounds lie apart. */
type Row = { page: string; build: string } & Record<keyof Visit, string>;

/**
 * Compares this build with that of another commit: both are served at once and visited in turn, so that a slow spell of the machine meets both.
 * Times depend on the machine; what counts is the difference within one run.
 */
export async function compareWith(ref: string, paths: readonly string[], chromePath: string): Promise<readonly Row[]> {
  const folder = buildOf(ref);
  const sites = { [ref]: await startSite({ folder }), 'this build': await startSite() };
  const browser = await chromium.launch({ executablePath: chromePath });
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      const visits: Record<string, Visit[]> = {};
      for (let round = 0; round < rounds; round += 1)
        for (const [build, site] of Object.entries(sites)) (visits[build] ??= []).push(await measureVisit(browser, site.origin + path));
      for (const [build, all] of Object.entries(visits)) rows.push({ page: path, build, ...summaryOf(all) });
    }
    return rows;
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) {
      await site.stop();
      forgetSite(site);
    }
    run('git', ['worktree', 'remove', '--force', folder], root);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder with the build of a commit; its packages are this folder's where both lock files are the same. */
function buildOf(ref: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'okkong-against-')), 'site');
  run('git', ['worktree', 'add', '--detach', folder, ref], root);
  const lockOf = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  if (!existsSync(join(folder, 'dist/server/main.js'))) throw new Error(`${ref} was not built`);
  return folder;
}

function run(program: string, words: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stderr}`);
}

function summaryOf(visits: readonly Visit[]): Record<keyof Visit, string> {
  const figure = (name: keyof Visit) => {
    const sorted = visits.map((visit) => visit[name]).toSorted((one, other) => one - other);
    const [low = Number.NaN, high = Number.NaN] = [sorted[0], sorted.at(-1)];
    return `${round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)} (${round(low)}–${round(high)})`;
  };
  const names: (keyof Visit)[] = [
    'fcpMs',
    'lcpMs',
    'firstFigureMs',
    'blockingMs',
    'scriptMs',
    'compileMs',
    'styleMs',
    'layoutMs',
    'paintMs',
    'collectMs',
    'scriptsKb',
    'heapMb',
  ];
  return Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<keyof Visit, string>;
}

const round = (value: number) => (Number.isNaN(value) ? '--' : String(Math.round(value * 10) / 10));
