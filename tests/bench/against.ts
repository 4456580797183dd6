import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { forgetSite, startSite } from '../e2e/site.ts';
import { measureVisit, type Visit, visitFigures } from './visit.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Comparison {
  /** The other build's commit. */
  ref: string;
  paths: readonly string[];
  /** How often each page of each build is visited. */
  rounds: number;
  chromePath: string;
}

export interface PageComparison {
  path: string;
  /** By figure, then by build: the median, and how far the rounds lie apart. */
  figures: Record<string, Record<string, string>>;
}

/**
 * Compares this build with that of another commit: both are served at once and visited in turn, so that a slow spell of the machine meets both.
 * Times depend on the machine; what counts is the difference within one run.
 */
export async function* compareWith({ ref, paths, rounds, chromePath }: Comparison): AsyncGenerator<PageComparison> {
  const sites = { [ref]: await startSite({ folder: buildOf(ref) }), 'this build': await startSite() };
  const browser = await chromium.launch({ executablePath: chromePath });
  try {
    for (const path of paths) {
      const visits: Record<string, Visit[]> = {};
      for (let round = 0; round < rounds; round += 1)
        for (const [build, site] of Object.entries(sites)) (visits[build] ??= []).push(await measureVisit(browser, site.origin + path));
      yield { path, figures: Object.fromEntries(visitFigures.map((name) => [name, summariesOf(visits, name)])) };
    }
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) {
      await site.stop();
      forgetSite(site);
    }
  }
}

/** A folder with the build of a commit, which is made once; its packages are this folder's where both lock files are the same. */
function buildOf(ref: string): string {
  const folder = join(tmpdir(), `okkong-build-${run('git', ['rev-parse', ref], root).trim()}`);
  const isBuilt = () => existsSync(join(folder, 'dist/server/main.js'));
  if (isBuilt()) return folder;
  if (!existsSync(folder)) run('git', ['worktree', 'add', '--detach', folder, ref], root);
  const lockOf = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockOf(folder) !== lockOf(root)) run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  else if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run('npm', ['run', 'build'], folder);
  if (!isBuilt()) throw new Error(`${ref} was not built`);
  return folder;
}

function run(program: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

function summariesOf(visits: Record<string, readonly Visit[]>, name: keyof Visit): Record<string, string> {
  const summaryOf = (all: readonly Visit[]) => {
    const sorted = all.map((visit) => visit[name]).toSorted((one, other) => one - other);
    return `${rounded(sorted[Math.floor(sorted.length / 2)])} (${rounded(sorted[0])}–${rounded(sorted.at(-1))})`;
  };
  return Object.fromEntries(Object.entries(visits).map(([build, all]) => [build, summaryOf(all)]));
}

const rounded = (value = Number.NaN) => (Number.isNaN(value) ? '--' : String(Math.round(value)));
