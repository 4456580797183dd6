import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { forgetSite, type Site, startSite } from '../e2e/site.ts';
import { bearableRate, measurePageLoad, pageLoadFigures } from './page-load.ts';
import { measureStays, type Stay, stayFigures } from './stay.ts';
import { measureVisit, visitFigures } from './visit.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Comparison {
  /** The other build's commit. */
  ref: string;
  paths: readonly string[];
  /** How often each page of each build is visited; 0: not at all. */
  rounds: number;
  /** Requests a second of `/`; fewer where one of the builds cannot. 0: none. */
  perSecond: number;
  /** How long pages stay open before their memory is looked at; 0: it is not. */
  stayMinutes: number;
  chromePath: string;
}

export interface Table {
  title: string;
  /** One a figure; in the column of each build the median, and how far the rounds lie apart. */
  rows: readonly Record<string, string>[];
}

const loadRounds = 6;
const staysPerPage = 3;

/**
 * Compares this build with that of another commit: both are served at once and visited in turn, so that a slow spell of the machine meets both.
 * Times depend on the machine; what counts is the difference within one run.
 */
export async function* compareWith({ ref, paths, rounds, perSecond, stayMinutes, chromePath }: Comparison): AsyncGenerator<Table> {
  const sites = { [ref]: await startSite({ folder: buildOf(ref) }), 'this build': await startSite() };
  const browser = await chromium.launch({ executablePath: chromePath });
  try {
    for (const path of rounds > 0 ? paths : []) {
      const visits = await inTurns(sites, rounds, (site) => measureVisit(browser, site.origin + path));
      yield { title: path, rows: summaries(visitFigures, visits) };
    }
    if (perSecond > 0) {
      const rate = await bearableRate(Object.values(sites), perSecond);
      const loads = await inTurns(sites, loadRounds, (site) => measurePageLoad(site, rate));
      yield { title: `/ under ${rate} requests a second`, rows: summaries(pageLoadFigures, loads) };
    }
    if (stayMinutes > 0) yield* staysOf({ sites, paths, stayMinutes, browser });
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) {
      await site.stop();
      forgetSite(site);
    }
  }
}

type Sites = Record<string, Site>;

/** Each build first in every other round: the second has what the first left in the machine's caches. */
async function inTurns<Figures>(sites: Sites, rounds: number, measure: (site: Site) => Promise<Figures>) {
  const measured: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const turn = Object.entries(sites);
    for (const [build, site] of round % 2 === 0 ? turn : turn.toReversed()) (measured[build] ??= []).push(await measure(site));
  }
  return measured;
}

/** All pages of all builds stay open side by side, so that the minutes pass once. */
async function* staysOf({ sites, paths, stayMinutes, browser }: StayPlan): AsyncGenerator<Table> {
  const plans = Array.from({ length: staysPerPage }, () =>
    paths.flatMap((path) => Object.entries(sites).map(([build, site]) => ({ path, build, address: site.origin + path }))),
  ).flat();
  const stays = await measureStays(
    browser,
    plans.map(({ address }) => address),
    stayMinutes,
  );
  for (const path of paths) {
    const byBuild: Record<string, Stay[]> = {};
    for (const [index, plan] of plans.entries()) if (plan.path === path) (byBuild[plan.build] ??= []).push(stays[index] as Stay);
    yield { title: `${path} after ${stayMinutes} minutes`, rows: summaries(stayFigures, byBuild) };
  }
}

interface StayPlan {
  sites: Sites;
  paths: readonly string[];
  stayMinutes: number;
  browser: Browser;
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

function summaries<Name extends string>(names: readonly Name[], byBuild: Record<string, readonly Record<Name, number>[]>) {
  const summaryOf = (rows: readonly Record<Name, number>[], name: Name) => {
    // What has not come counts as the latest of all.
    const sorted = rows
      .map((row) => (Number.isNaN(row[name]) ? Number.POSITIVE_INFINITY : row[name]))
      .toSorted((one, other) => one - other);
    return `${rounded(sorted[Math.floor(sorted.length / 2)])} (${rounded(sorted[0])}–${rounded(sorted.at(-1))})`;
  };
  const row = (name: Name) => Object.fromEntries(Object.entries(byBuild).map(([build, rows]) => [build, summaryOf(rows, name)]));
  return names.map((name) => ({ '': name, ...row(name) }));
}

const rounded = (value = Number.NaN) =>
  !Number.isFinite(value) ? '--' : value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
