import type { Page } from '@playwright/test';

/** The page /outbox of the embedded pool, newest message first: what an operator's mail server would have. Long words stand without the places to break them. */
export async function outboxOf(page: Page): Promise<string> {
  return (await (await page.request.get(process.env.SITE_OUTBOX ?? '')).text()).replaceAll('<wbr>', '');
}
