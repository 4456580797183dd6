import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ckpool, suffixedHs } from '#src/server/sources/dialects/ckpool.ts';
import { createSourceFetch } from '#src/server/sources/source-fetch.ts';
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
  ['1.2.3T', null],
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
      atMs: SAMPLES_MS,
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
