import type { Page } from '@playwright/test';

/** kB (1024 bytes) as sent over the wire, compressed, by kind. */
export interface Weights {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  images: number;
  media: number;
  other: number;
  total: number;
  requests: number;
}

const kinds: Record<string, keyof Omit<Weights, 'total' | 'requests'>> = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
  Media: 'media',
};

/** Counts what a page fetches from now on; the returned function gives the sums so far. Bodies count, headers do not. */
export async function weigh(page: Page): Promise<() => Weights> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const headers = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength - (headers.get(requestId) ?? 0)),
  );
  return () => {
    const sums: Weights = { html: 0, scripts: 0, styles: 0, fonts: 0, images: 0, media: 0, other: 0, total: 0, requests: bytes.size };
    for (const [requestId, length] of bytes) {
      const size = Math.max(0, length) / 1024;
      sums[kinds[types.get(requestId) ?? ''] ?? 'other'] += size;
      sums.total += size;
    }
    return sums;
  };
}
