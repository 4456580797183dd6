import * as z from 'zod/mini';
import { matching } from './bounded-text.ts';
import { languageSchema } from './languages.ts';
import { flag, hostName, unixSeconds } from './values.ts';

/** One page view: no query, no identity. `time` is when it happened: one made offline is sent later. */
export const pageViewRequest = z.object({
  path: matching(/^\/[\w\-./]*$/, 200),
  language: languageSchema,
  theme: z.enum(['dark', 'light']),
  deviceClass: z.enum(['small-phone', 'phone', 'pad', 'pc']),
  standalone: flag,
  /** Host name only. */
  referrer: z.optional(z.union([z.literal(''), hostName])),
  time: z.optional(unixSeconds),
});
export type PageView = z.output<typeof pageViewRequest>;

const report = z.record(z.string().check(z.maxLength(64)), z.unknown());
const reportingApiItem = z.object({ type: z.string().check(z.maxLength(64)), body: z.optional(report) });

/** A browser's report, in the old form (`csp-report`) or that of the Reporting API (a list). */
export const cspReportRequest = z.union([z.object({ 'csp-report': report }), z.array(reportingApiItem).check(z.maxLength(50))]);
