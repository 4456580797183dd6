import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ckpool, suffixedHs } from '#src/server/sources/dialects/ckpool.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Answer, type Upstream } from '../support/pool-upstream.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const user = `/users/${address}`;
const BTC = coin('BTC');

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.answers = { '/pool/pool.status': sample('ckpool-pool.status'), [user]: sample('ckpool-user.json') };
});

const open = () => ckpool.open(placeAt(upstream, 'BTC'));
const farm = () => open().farm({ coin: BTC, address: address.toUpperCase() }, never);

it.each([
  ['151P', 151e15],
  ['904G', 904e9],
  ['1.18T', 1_180_000_000_000],
  ['0', 0],
  ['1.1e+06', 1_100_000],
  ['1.5E', 1.5e18],
  ['3.2M', 3_200_000],
  ['12', 12],
  ['', null],
  ['fast', null],
  ['1e+03T', 1e15],
  ['1e+03', 1000],
  ['9.99e-10', 9.99e-10],
  ['639m', 0.639],
  ['12u', 12e-6],
  ['3.2n', 3.2e-9],
  ['1.2Z', 1.2e21],
  ['1.2.3T', null],
  ['1e+3e+3T', null],
  ['T', null],
  ['1.2 T', null],
  ['1.2TH', null],
  ['-1T', null],
  [false, null],
])('%s is %s H/s', (written, expected) => {
  expect(suffixedHs.parse(written)).toBe(expected);
});

const figures = {
  poolHashrateHs: { value: 149e15, atMs: 1_795_751_990_000 },
  poolHashrate24hHs: { value: 146e15 },
  poolHashrate7dHs: { value: 139e15 },
  poolHashrate14dHs: null,
  miners: { value: 812 },
  workers: { value: 1934 },
  networkHashrateHs: null,
  difficulty: null,
  terms: {},
};

it('reads a pool out of three lines, of which the percentage is no difficulty', async () => {
  expect((await open().read(never)).get(BTC.id)).toMatchObject(figures);
});

it('reads half a file once more', async () => {
  const whole = sample('ckpool-pool.status');
  upstream.answers['/pool/pool.status'] = [{ body: whole.slice(0, 150) }, { body: whole }];
  expect((await open().read(never)).get(BTC.id)).toMatchObject(figures);
  upstream.answers['/pool/pool.status'] = [{ body: whole.slice(0, 150) }];
  await expect(open().read(never)).rejects.toMatchObject({ fault: 'unreadable' });
});

it('reads a folder of this machine as it does a host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ckpool-'));
  try {
    await mkdir(join(folder, 'pool'));
    await mkdir(join(folder, 'users'));
    await writeFile(join(folder, 'pool/pool.status'), sample('ckpool-pool.status'));
    await writeFile(join(folder, 'users', address), sample('ckpool-user.json'));
    const fetch = createSourceFetch({ address: pathToFileURL(folder), gapMs: 0, now: () => SAMPLES_MS });
    const source = ckpool.open(placeAt(upstream, 'BTC', { fetch }));
    expect((await source.read(never)).get(BTC.id)).toMatchObject(figures);
    expect((await source.farm({ coin: BTC, address }, never))!.hashrateHs).toBe(1.21e12);
    expect(await source.farm({ coin: BTC, address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, never)).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('a farm', () => {
  it('has its machines of a week by their names; no share is no time', async () => {
    expect(await farm()).toEqual({
      atMs: 1_795_751_990_000,
      source: 'the pool',
      hashrateHs: 1.21e12,
      hashrate24hHs: 904e9,
      curve: null,
      workers: [
        { name: 'bitaxe', hashrateHs: 1.21e12, hashrate24hHs: 904e9, lastShareAtMs: 1_795_751_985_000 },
        { name: '', hashrateHs: 0, hashrate24hHs: 1_100_000, lastShareAtMs: null },
      ],
      unpaid: null,
      incomeToday: null,
      payments: null,
    });
  });

  const names = async (workernames: readonly string[]) => {
    const each = { hashrate5m: '1T', hashrate1d: '1T', lastshare: 1_795_751_985 };
    upstream.answers[user] = JSON.stringify({
      hashrate5m: '1T',
      hashrate1d: '1T',
      worker: workernames.map((workername) => ({ ...each, workername })),
    });
    return (await farm())!.workers!.map(({ name }) => name);
  };

  it('calls its machines by what follows the address and the one sign between, a point or an underscore', async () => {
    expect(
      await names(['_rig1', '.rig1', '_hall.1', '.roof_1', '.', '', '..x', '__x', '.Räck 3'].map((end) => `${address}${end}`)),
    ).toEqual(['rig1', 'rig1', 'hall.1', 'roof_1', '', '', '.x', '_x', 'Räck 3']);
    expect(await names([`${address.toUpperCase()}_rig1`, 'someone.rig2', `${address}x.rig3`])).toEqual([
      'rig1',
      'someone.rig2',
      `${address}x.rig3`,
    ]);
  });

  it('without a share yet has no file, said in HTML', async () => {
    delete upstream.answers[user];
    expect(await farm()).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['500', { status: 500 }, 'failed'],
    ['HTML with 200', { body: '<html></html>' }, 'unreadable'],
    ['a file that stays cut', { body: sample('ckpool-user.json').slice(0, 300) }, 'unreadable'],
  ])('is not read out of %s', async (_what, answer, fault) => {
    upstream.answers[user] = answer;
    await expect(farm()).rejects.toMatchObject({ name: 'SourceError', fault });
  });
});

describe('the farm of an engine that has ended', () => {
  const DAY_S = 86_400;
  const NOW_S = SAMPLES_MS / 1000;
  const ofLast = (lastshare: number, rest: object = {}) =>
    JSON.stringify({
      hashrate5m: '104T',
      hashrate1d: '104T',
      lastshare,
      worker: [{ workername: address, hashrate5m: '104T', lastshare }],
      ...rest,
    });
  const pool = (lastupdate: number) =>
    `{"lastupdate":${lastupdate},"Users":1,"Workers":1}\n{"hashrate5m":"1T","hashrate1d":"1T","hashrate7d":"1T"}\n{}`;
  const http = (seconds: number) => new Date(seconds * 1000).toUTCString();
  const at = async (answers: Record<string, Answer>) => {
    upstream.answers = answers;
    return ((await farm())!.atMs - SAMPLES_MS) / 1000;
  };

  it('is as old as its newest share and its file, in a folder', async () => {
    const twoDaysAgoS = 1_795_579_200;
    const folder = await mkdtemp(join(tmpdir(), 'ckpool-'));
    await cp('tests/fixtures/inputs/pools/ckpool-stopped', folder, { recursive: true });
    const fetch = createSourceFetch({ address: pathToFileURL(folder), gapMs: 0, now: () => SAMPLES_MS });
    const read = () => ckpool.open(placeAt(upstream, 'BTC', { fetch })).farm({ coin: BTC, address }, never);
    // A copy of yesterday says no more than what is in it.
    await utimes(join(folder, 'users', address), SAMPLES_MS / 1000 - DAY_S, SAMPLES_MS / 1000 - DAY_S);
    const told = await read();
    expect(told).toMatchObject({ atMs: twoDaysAgoS * 1000, hashrateHs: 104e12 });
    await utimes(join(folder, 'users', address), twoDaysAgoS - 60, twoDaysAgoS - 60);
    expect((await read())!.atMs).toBe((twoDaysAgoS - 60) * 1000);
    await rm(folder, { recursive: true });
    expect(told!.workers!.map(({ name, lastShareAtMs }) => [name, lastShareAtMs])).toEqual(
      ['rig1', 'hall.1', 'roof.1', 'cellar'].map((name) => [name, twoDaysAgoS * 1000]),
    );
  });

  it.each<[string, Record<string, Answer>, number]>([
    ['by pool.status', { [user]: { body: ofLast(NOW_S - 60) }, '/pool/pool.status': { body: pool(NOW_S - 40) } }, -40],
    [
      'by pool.status of an engine without shares',
      { [user]: { body: ofLast(0) }, '/pool/pool.status': { body: pool(NOW_S - 3 * DAY_S) } },
      -3 * DAY_S,
    ],
    [
      'by the file of a user who never came back',
      { [user]: { body: ofLast(NOW_S - 5 * DAY_S), writtenAt: http(NOW_S - 5 * DAY_S) }, '/pool/pool.status': { body: pool(NOW_S) } },
      -5 * DAY_S,
    ],
    [
      'by the newest share of a copy that is new',
      { [user]: { body: ofLast(NOW_S - 2 * DAY_S), writtenAt: http(NOW_S) }, '/pool/pool.status': { body: pool(NOW_S) } },
      -2 * DAY_S,
    ],
    ['by the newest share without a pool.status', { [user]: { body: ofLast(NOW_S - 2 * DAY_S) } }, -2 * DAY_S],
    [
      'by its file without a readable pool.status',
      { [user]: { body: ofLast(NOW_S - 60), writtenAt: http(NOW_S - 30) }, '/pool/pool.status': { status: 500 } },
      -30,
    ],
    [
      'of now, where the engine lives and the machines are off',
      {
        [user]: { body: ofLast(NOW_S - 2 * DAY_S, { hashrate5m: '0', hashrate1d: '14T' }), writtenAt: http(NOW_S - 20) },
        '/pool/pool.status': { body: pool(NOW_S - 10) },
      },
      -20,
    ],
    ['of now, where nobody says anything', { [user]: { body: ofLast(0) } }, 0],
    ['of now by a clock that is ahead', { [user]: { body: ofLast(NOW_S + 900) }, '/pool/pool.status': { body: pool(NOW_S + 900) } }, 0],
  ])('is dated %s', async (_what, answers, seconds) => {
    expect(await at(answers)).toBe(seconds);
  });
});
