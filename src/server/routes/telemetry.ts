import type * as z from 'zod';
import type { cspReportRequest } from '#src/contracts/telemetry.ts';
import { countPageView } from '../db/page-views.ts';
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

/** Page views are counted, policy reports are logged. */
export function telemetryHandlers(db: Database, log: Log): TelemetryHandlers {
  return {
    pageView: async (view) => {
      await countPageView(db, view, Date.now());
      return { data: null };
    },
    cspReport: (request, { requestId }) => {
      for (const report of reportsOf(request)) log.warn('csp-report', { requestId, ...fieldsOf(report) });
      return { data: null };
    },
  };
}
