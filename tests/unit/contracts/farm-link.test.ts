import { describe, expect, it } from 'vitest';
import { coins } from '#src/domain/coins.ts';
import { anonymousCoins, farmManifest, farmManifestPath, farmManifestResponse, farmPath, shortAddress } from '#src/contracts/farm-link.ts';

const addr = '0xcB60a7D502962A206e698025C2545219E6f34915';
const farm = { addr, coinType: 'ETC' } as const;
const manifestOf = (query: string) => JSON.parse(farmManifest(new URLSearchParams(query), 'OKKONG') ?? 'null');

describe('the manifest of a farm', () => {
  it('is an app of its own that opens the farm', () => {
    const manifest = manifestOf(farmManifestPath(farm, '').split('?')[1]!);
    expect(manifest).toMatchObject({ id: farmPath(farm), start_url: farmPath(farm), scope: '/overview', name: 'OKKONG ETC 0xcB60…4915' });
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512');
  });

  it('bears the name that its owner gave the farm, and is the same app under another', () => {
    const manifest = manifestOf(farmManifestPath(farm, '一号矿场 & co').split('?')[1]!);
    expect(manifest).toMatchObject({ id: farmPath(farm), start_url: farmPath(farm), name: '一号矿场 & co', short_name: '一号矿场 & co' });
    expect(manifestOf(farmManifestPath(farm, 'x'.repeat(41)).split('?')[1]!).name).toBe('OKKONG ETC 0xcB60…4915');
  });

  it.each(['', 'addr=x&coinType=ETC', `addr=${addr}`, `addr=${addr}&coinType=BTC`, `addr=${addr}%22&coinType=ETC`])(
    'is none for the query %j',
    (query) => {
      expect(manifestOf(query)).toBeNull();
      expect(farmManifestResponse(new URLSearchParams(query), 'OKKONG')).toBeUndefined();
    },
  );

  it('is kept by no cache', () => {
    const headers = farmManifestResponse(new URLSearchParams(farm), 'OKKONG')?.headers;
    expect(headers?.get('cache-control')).toBe('no-store');
    expect(headers?.get('content-type')).toMatch(/^application\/manifest\+json/);
  });
});

it('every coin with addresses of its own may have farms', () => {
  const own = coins.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'AI(BTC)');
  expect([...anonymousCoins].toSorted()).toEqual(own.toSorted());
});

it('a farm of another coin has its link and its manifest', () => {
  const kaspa = { addr: 'kaspa:qqxkd0eyxr2nkywhnrfhnj6mw630rnsfgfnecn6necw2ypeahta8chamauukg', coinType: 'KAS' } as const;
  expect(manifestOf(farmManifestPath(kaspa, '').split('?')[1]!).start_url).toBe(farmPath(kaspa));
});

it('a short address keeps both ends', () => expect(shortAddress(addr)).toBe('0xcB60…4915'));
