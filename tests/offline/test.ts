import { test as base, expect, type Page } from '@playwright/test';
import { watch } from '../e2e/test.ts';
import { type FaultServer, startFaultServer } from '../fault-server.ts';
import { audit, type AuditOptions } from './audit.ts';

interface OfflineFixtures {
  /** A site of this test's own, on its own origin. */
  server: FaultServer;
  /** What went wrong in any page; requests that failed belong to these tests and are left out. */
  faults: string[];
  /** Further messages the test itself provokes. */
  expectFaults: (pattern: RegExp) => void;
  /** Changes what the audit at the end expects. */
  auditWith: (options: AuditOptions & { page?: () => Page }) => void;
  /** Whether the device has room for the second tier: its 300 files are the longest part of a test that is about something else. */
  hasRoom: boolean;
  disk: void;
}

/** Room for two versions of the install tier, with all that the browser keeps beside them, and not for the second tier. */
const smallDisk = 7_000_000;

/** Words of the browser about a dead line: what these tests are about, not a fault of the page. */
const lineFaults =
  /net::ERR_|Failed to load resource|Failed to fetch|network error response|FetchEvent for|integrity|Failed to find a valid digest|unsupported MIME type/;

/** Every offline test runs against its own fault server and ends with the same audit. */
export const test = base.extend<OfflineFixtures>({
  server: async ({}, use) => {
    const server = await startFaultServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await use(faults);
    },
    { auto: true },
  ],
  expectFaults: [
    async ({ faults }, use) => {
      const expected = [lineFaults];
      await use((pattern) => void expected.push(pattern));
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  hasRoom: [true, { option: true }],
  disk: [
    async ({ context, page, server, hasRoom }, use) => {
      const quota = { origin: server.origin, quotaSize: smallDisk };
      if (!hasRoom) await (await context.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', quota);
      await use();
    },
    { auto: true },
  ],
  auditWith: [
    async ({ page }, use) => {
      let chosen: AuditOptions & { page?: () => Page } = {};
      await use((options) => void (chosen = options));
      await audit(chosen.page?.() ?? page, chosen);
    },
    { auto: true },
  ],
});

export { expect };
