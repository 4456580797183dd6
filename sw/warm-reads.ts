import { endpointTable, POOL_ID } from '#src/contracts/endpoint-table.ts';
import { languageFromTags } from '#src/contracts/languages.ts';
import { storedLanguage } from './preferences.ts';

/** Decision E7: read once, so that these pages open offline before they were ever visited. The forms are the ones the pages send. */
const reads: readonly { name: keyof typeof endpointTable; form: string }[] = [
  { name: 'dailyNews', form: '' },
  { name: 'announcements', form: 'page=1&pageSize=10' },
  { name: 'classList', form: '' },
];

/** The requests of the reads above, in the visitor's language, as a page would send them. */
export async function readsToWarm(): Promise<Request[]> {
  const language = (await storedLanguage()) ?? languageFromTags(navigator.languages);
  return reads.map(({ name, form }) => {
    const { method, path } = endpointTable[name];
    const headers = new Headers({ poolId: POOL_ID, language });
    if (method === 'GET') return new Request(path, { headers });
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    return new Request(path, { method, headers, body: form });
  });
}
