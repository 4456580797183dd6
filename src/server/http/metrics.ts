import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SourcesNow } from '../sources/figures/sources-now.ts';
import { reportMetrics } from '../sources/report/report-metrics.ts';

/** Counts for /metrics, in the text format of Prometheus. */
export interface Metrics {
  count(group: string, status: number, durationMs: number): void;
  text(): Promise<string>;
}

interface MetricsDeps {
  readonly buildId: string;
  /** Whether the database responds. */
  readonly isDatabaseUp: () => Promise<boolean>;
  /** What the sources reported; undefined: the model is the market. */
  readonly sources?: (() => SourcesNow) | undefined;
}

const bucketsMs = [1, 5, 10, 50, 100, 500, 1000, 5000];

const lines = (name: string, type: 'counter' | 'histogram' | 'gauge', help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A fresh set of counters. */
export function createMetrics({ buildId, isDatabaseUp, sources }: MetricsDeps): Metrics {
  const requests = new Map<string, number>();
  const buckets = bucketsMs.map(() => 0);
  let total = 0;
  let sumMs = 0;
  const delay = monitorEventLoopDelay();
  delay.enable();
  const delayP99 = (): number => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  };
  return {
    count(group, status, durationMs) {
      const key = `group="${group}",status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      total += 1;
      sumMs += durationMs;
      bucketsMs.forEach((limitMs, index) => {
        if (durationMs <= limitMs) buckets[index] = (buckets[index] ?? 0) + 1;
      });
    },
    async text() {
      const isUp = await isDatabaseUp();
      const counted = [...requests].map(([key, count]) => `okkong_requests_total{${key}} ${count}`);
      const timed = bucketsMs.map((limitMs, index) => `okkong_request_seconds_bucket{le="${limitMs / 1000}"} ${buckets[index] ?? 0}`);
      return [
        ...lines('okkong_requests_total', 'counter', 'Requests by call and status.'),
        ...counted,
        ...lines('okkong_request_seconds', 'histogram', 'Time until a response was ready.'),
        ...timed,
        `okkong_request_seconds_bucket{le="+Inf"} ${total}`,
        `okkong_request_seconds_sum ${sumMs / 1000}`,
        `okkong_request_seconds_count ${total}`,
        ...lines('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
        `process_resident_memory_bytes ${process.memoryUsage().rss}`,
        ...lines('okkong_event_loop_delay_seconds', 'gauge', 'Delay of the event loop since the last look, 99th percentile.'),
        `okkong_event_loop_delay_seconds ${delayP99()}`,
        ...lines('okkong_database_up', 'gauge', '1 while the database responds.'),
        `okkong_database_up ${isUp ? 1 : 0}`,
        ...lines('okkong_build_info', 'gauge', 'The build that runs.'),
        `okkong_build_info{build="${buildId}"} 1`,
        ...lines('process_uptime_seconds', 'gauge', 'Time since the start.'),
        `process_uptime_seconds ${process.uptime()}`,
        ...(sources ? reportMetrics(sources()) : []),
        '',
      ].join('\n');
    },
  };
}
