/** Counts for /metrics, in the text format of Prometheus. */
export interface Metrics {
  count(group: string, status: number, durationMs: number): void;
  text(): string;
}

const bucketsMs = [1, 5, 10, 50, 100, 500, 1000, 5000];

/** A fresh set of counters. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const buckets = bucketsMs.map(() => 0);
  let total = 0;
  let sumMs = 0;
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
    text() {
      const counted = [...requests].map(([key, count]) => `okkong_requests_total{${key}} ${count}`);
      const timed = bucketsMs.map((limitMs, index) => `okkong_request_seconds_bucket{le="${limitMs / 1000}"} ${buckets[index] ?? 0}`);
      return [
        '# TYPE okkong_requests_total counter',
        ...counted,
        '# TYPE okkong_request_seconds histogram',
        ...timed,
        `okkong_request_seconds_bucket{le="+Inf"} ${total}`,
        `okkong_request_seconds_sum ${sumMs / 1000}`,
        `okkong_request_seconds_count ${total}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage().rss}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
        '',
      ].join('\n');
    },
  };
}
