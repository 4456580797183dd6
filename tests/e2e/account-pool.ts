import type { BrowserContext, Page } from '@playwright/test';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { open } from './test.ts';

/** The pool's side of an account: what these calls are answered with. */
export async function respondWith(context: BrowserContext, responses: Partial<Record<EndpointName, unknown>>): Promise<void> {
  for (const [name, data] of Object.entries(responses)) {
    const { path } = endpointTable[name as EndpointName];
    await context.route(`**${path}`, (route) => route.fulfill({ json: { code: '200', message: '', data } }));
  }
}

/** Logs in as the log-in page leaves it behind: by the stored session. */
export async function logIn(page: Page, session: StoredSession): Promise<void> {
  await open(page, '/unset');
  await page.evaluate(
    (value) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('okkong');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('kv', 'readwrite');
          writing.objectStore('kv').put({ value, writtenAt: Date.now() }, 'session');
          writing.addEventListener('complete', () => done());
          writing.addEventListener('error', () => failed(writing.error));
        });
      }),
    session,
  );
}

interface StoredSession {
  token: string;
  gid: string;
  nickname: string;
  avatar: string;
}
