import { performance } from 'node:perf_hooks';
import type * as z from 'zod';
import { HOUR_MS } from '#src/domain/days.ts';
import type { cspReportRequest } from '#src/contracts/telemetry.ts';
import { createPageViews } from '../db/page-views.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import type { Handlers } from './handlers.ts';

type TelemetryHandlers = Pick<Handlers, 'pageView' | 'cspReport'>;

/** Fields of a report that name the fault and no visitor; addresses lose their query. */
const reportFields = [
  'effective-directive',
  'effectiveDirective',
  'violated-directive',
  'blocked-uri',
  'blockedURL',
  'source-file',
  'sourceFile',
];
const maxFieldLength = 200;

const withoutQuery = (value: string): string => value.split(/[?#]/, 1)[0]?.slice(0, maxFieldLength) ?? '';

function fieldsOf(report: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(reportFields.flatMap((name) => (typeof report[name] === 'string' ? [[name, withoutQuery(report[name])]] : [])));
}

function reportsOf(request: z.output<typeof cspReportRequest>): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(request) ? request.map(({ body }) => body ?? {}) : [request['csp-report']];
}

interface TelemetryDeps {
  readonly db: Database;
  readonly log: Log;
  /** Whether the site has a page at a path. */
  readonly isPage: (path: string) => boolean;
}

/** Different reports that are logged in an hour; a report that was logged in that hour is not logged again. */
const reportsPerHour = 100;

/** Logs reports: one line each, and only the first of its kind in an hour with the number of those before, so that the disk cannot be filled. */
function createReportLog(log: Log): (request: z.output<typeof cspReportRequest>, requestId: string) => void {
  let hour = 0;
  let seen = new Set<string>();
  let repeated = 0;
  return (request, requestId) => {
    const current = Math.floor(performance.now() / HOUR_MS);
    if (current !== hour) [hour, seen] = [current, new Set()];
    for (const report of reportsOf(request)) {
      const fields = fieldsOf(report);
      const kind = JSON.stringify(fields);
      if (seen.has(kind) || seen.size >= reportsPerHour) {
        repeated += 1;
        continue;
      }
      seen.add(kind);
      log.warn('csp-report', { requestId, ...fields, ...(repeated > 0 && { repeatedBefore: repeated }) });
      repeated = 0;
    }
  };
}

/** Page views are counted, policy reports are logged. */
export function telemetryHandlers({ db, log, isPage }: TelemetryDeps): TelemetryHandlers {
  const countPageView = createPageViews(db, isPage);
  const logReport = createReportLog(log);
  return {
    pageView: async (view) => {
      await countPageView(view, Date.now());
      return { data: null };
    },
    cspReport: (request, { requestId }) => {
      logReport(request, requestId);
      return { data: null };
    },
  };
}
