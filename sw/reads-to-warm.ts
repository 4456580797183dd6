import { endpointTable, FIRST_ANNOUNCEMENTS, POOL_ID } from '#src/contracts/endpoint-table.ts';
import { languageFromTags } from '#src/contracts/languages.ts';
import { chainIds, reportedCurveNames } from '#src/domain/chain-ids.ts';
import { storedDeviceId, storedLanguage } from './preferences.ts';

interface Read {
  readonly name: keyof typeof endpointTable;
  readonly body: string;
  /** Stands in the path. */
  readonly coin?: string;
}

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** What the tools take their means and trends of, and the monthly report its prices. */
const chainCurves = ['networkHashrateCurve', 'priceCurve'] as const;

/** The pool's own hashrate of a coin, which the monthly report is made of. */
const poolCurve = (coin: string): Read => ({
  name: 'poolHashrateCurve',
  body: form({ coin, domain: location.hostname, coinName: coin }),
  coin,
});

/** Decision E7: read once, so that these pages open offline before they were ever visited. The forms are the ones the pages send. */
const reads = (): readonly Read[] => [
  { name: 'dailyNews', body: '' },
  { name: 'announcements', body: form(FIRST_ANNOUNCEMENTS) },
  { name: 'classList', body: '' },
  { name: 'downloads', body: '' },
  { name: 'poolCoinList', body: form({ web: location.hostname }) },
  { name: 'aiRevenueCurve', body: '' },
  ...chainIds.flatMap((coinId) => chainCurves.map((name) => ({ name, body: `coinId=${coinId}` }))),
  ...reportedCurveNames.map(poolCurve),
];

/** The reads in the visitor's language, as a page would send them. Never rejects. */
export async function requestsToWarm(): Promise<Request[]> {
  const [language, deviceId] = await Promise.all([storedLanguage(), storedDeviceId()]);
  return reads().map(({ name, body, coin = '' }) => {
    const { method, path } = endpointTable[name];
    const address = path.replace('{coin}', coin);
    const headers = new Headers({
      poolId: POOL_ID,
      language: language ?? languageFromTags(navigator.languages),
      ...(deviceId !== undefined && { deviceId }),
    });
    if (method === 'GET') return new Request(address, { headers });
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    return new Request(address, { method, headers, body });
  });
}
