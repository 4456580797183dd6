import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForCommands } from '#src/server/cli/control.ts';
import { pollAllOnce } from '#src/server/sources/figures/sources-now.ts';
import { reportText } from '#src/server/sources/report/report-text.ts';
import { type Report, reportOf } from '#src/server/sources/report/report.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { reportMetrics } from '#src/server/sources/report/report-metrics.ts';
import { temporaryFolder } from '../support/built-site.ts';
import { poolUpstream, sample, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';
import { spawnPool } from '../support/spawn.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const engine = {
  '/api/pools': sample('miningcore-pools.json'),
  '/api/pools/etc1/performance': '{"stats":[]}',
  '/api/pools/etc1/blocks': '[]',
  '/api/pools/rvn1/performance': '{"stats":[]}',
  '/api/pools/rvn1/blocks': '[]',
};
let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream(engine);
});
afterAll(() => upstream.stop());

/** The sources of these entries, read at a moment. */
const readAt = (atMs: number, pools: Record<string, unknown>) => {
  const file = join(temporaryFolder(), 'sources.json');
  writeFileSync(file, JSON.stringify({ pools }));
  return pollAllOnce(readSourceSettings({ SOURCES_FILE: file }, '/')!, () => atMs);
};
const check = async (pools: Record<string, unknown>): Promise<Report> => reportOf(await readAt(SAMPLES_MS, pools));
const host = (): string => upstream.address.host;
const address = (): string => `miningcore:${upstream.address.href}`;

describe('the check', () => {
  it('says of a pool what the site will say of its terms, and who told them', async () => {
    const { rows } = await check({ ETC: { source: address(), paymentTime: '08:00' } });
    const terms = rows.filter(({ coin, figure }) => coin === 'ETC' && /fee$|scheme|minimum|payment/.test(figure));
    expect(terms.map(({ figure, value, source }) => [figure, value, source])).toEqual([
      ['fee', '1.00%', 'its pool'],
      ['payout scheme', 'PPLNS', 'its pool'],
      ['minimum payout', '0.1', 'its pool'],
      ['payment time', '08:00', 'stated here'],
    ]);
  });

  it.each<[string, () => Record<string, unknown>, () => string]>([
    [
      'without the coin it is set for',
      () => ({ KAS: address() }),
      () => `pool KAS miningcore ${host()}: it answers, but tells nothing of KAS: does its address or its map name another pool?`,
    ],
    [
      'without the pool that its map names',
      () => ({ ETC: { source: address(), map: { pool: 'nope' } } }),
      () => `pool ETC miningcore ${host()}: it answers, but tells nothing of ETC: does its address or its map name another pool?`,
    ],
  ])('finds fault with a source %s', async (_, pools, sentence) => {
    const found = await check(pools());
    expect(found.faults).toContain(sentence());
    expect(reportText(found)).not.toContain('Every source answers.');
  });

  it('finds fault with a source that tells of no coin at all', async () => {
    upstream.answers = { '/api/pools': '{"pools":[]}' };
    const { faults } = await check({ '*': address() });
    upstream.answers = engine;
    expect(faults).toEqual([
      `pool * miningcore ${host()}: it answers, but tells nothing of any coin that this site has and that no other entry names.`,
    ]);
  });
});

describe('figures that are three days old', () => {
  const pools = () => ({ BTC: `ckpool:${upstream.address.href}` });
  const still = async () => {
    upstream.answers = {
      '/pool/pool.status': `{"runtime":9,"lastupdate":${(SAMPLES_MS - 3 * DAY_MS) / 1000},"Users":1,"Workers":2}\n{"hashrate5m":"151P"}\n{}`,
    };
    const now = await readAt(SAMPLES_MS, pools());
    upstream.answers = engine;
    return now;
  };

  it('are a fault of their source', async () => {
    expect(reportOf(await still()).faults).toContain(
      `pool BTC ckpool ${host()}: it answers, but stands still: what it tells of BTC is 3 d old.`,
    );
  });

  it('are what the metrics tell the age of, and their source is not up', async () => {
    const lines = reportMetrics(await still());
    const labels = `{source="ckpool ${host()}",coin="BTC",kind="pool"}`;
    expect(lines).toContain(`okkong_source_age_seconds${labels} ${(3 * DAY_MS) / 1000}`);
    expect(lines).toContain(`okkong_source_answered_seconds${labels} 0`);
    expect(lines).toContain(`okkong_source_up${labels} 0`);
  });

  it('do not hide behind a newer coin of the same source', async () => {
    const now = await readAt(SAMPLES_MS + MINUTE_MS, { '*': address() });
    const ages = reportMetrics(now).filter((line) => line.startsWith('okkong_source_age_seconds{'));
    expect(ages.map((line) => /coin="(\w+)"/.exec(line)?.[1])).toEqual(expect.arrayContaining(['ETC', 'RVN']));
  });
});

it('the command asks the sources of the settings where it is called, and no running server', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const sent: string[] = [];
  const stop = await listenForCommands(folder, (args) => {
    sent.push(args.join(' '));
    return Promise.resolve({ isDone: true, text: 'Every source answers.' });
  });
  try {
    const script = spawnPool(['sources', 'check'], { DATA_DIR: folder, POOL_SOURCES: `KAS=${address()}` });
    expect([await script.ended, script.stdout()]).toEqual([1, expect.stringContaining('tells nothing of KAS')]);
    expect(sent).toEqual([]);
  } finally {
    await stop();
  }
});
