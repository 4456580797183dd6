import { endpointTable, FIRST_ANNOUNCEMENTS, POOL_ID } from '#src/contracts/endpoint-table.ts';
import { languageFromTags } from '#src/contracts/languages.ts';
import { readAddress } from '#src/contracts/read-alias.ts';
import { chainIds, firstInfoIds, reportedCurveNames, sideChainIds } from '#src/domain/chain-ids.ts';
import { isReadByPost, storedDeviceId, storedLanguage } from './preferences.ts';

interface Read {
  readonly name: keyof typeof endpointTable;
  readonly body: string;
  /** Stands in the path. */
  readonly coin?: string;
}

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** What the tools take their means and trends of, and the monthly report its networks and prices. */
const chainCurves = ['networkHashrateCurve', 'priceCurve'] as const;

/** The pool's own hashrate of a coin, which the monthly report is made of. */
const poolCurve = (coin: string): Read => ({
  name: 'poolHashrateCurve',
  body: form({ coin, domain: location.hostname, coinName: coin }),
  coin,
});

/** Read once, so that these pages open offline before they were ever visited. The forms are the ones the pages send. */
const reads = (): readonly Read[] => [
  { name: 'dailyNews', body: '' },
  { name: 'announcements', body: form(FIRST_ANNOUNCEMENTS) },
  { name: 'classList', body: '' },
  { name: 'downloads', body: '' },
  { name: 'poolCoinList', body: form({ web: location.hostname }) },
  { name: 'poolCoinInfo', body: form({ web: location.hostname, coinList: firstInfoIds.join(',') }) },
  { name: 'aiRevenueCurve', body: '' },
  ...[...chainIds, ...sideChainIds].flatMap((coinId) => chainCurves.map((name) => ({ name, body: `coinId=${coinId}` }))),
  ...reportedCurveNames.map(poolCurve),
];

/** The reads in the visitor's language, as a page would send them. Never rejects. */
export async function requestsToWarm(): Promise<Request[]> {
  const [stored, deviceId, isPosted] = await Promise.all([storedLanguage(), storedDeviceId(), isReadByPost()]);
  const language = stored ?? languageFromTags(navigator.languages);
  return reads().map(({ name, body, coin = '' }) => {
    const row = endpointTable[name];
    const path = row.path.replace('{coin}', coin);
    const headers = new Headers({ poolId: POOL_ID, language, ...(deviceId !== undefined && { deviceId }) });
    if (row.method === 'GET' || !isPosted) return new Request(readAddress(row, path, { form: body, language }), { headers });
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    return new Request(path, { method: row.method, headers, body });
  });
}
