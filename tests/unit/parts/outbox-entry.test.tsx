import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { OutboxEntry } from '#src/parts/outbox/outbox-panel.tsx';
import { makeApp } from '#tests/unit/render-app.tsx';

afterEach(() => vi.unstubAllEnvs());

// A language each, for its formats are made once and keep their zone.
it.each([
  ['en', 'Europe/Berlin', 'Sent 30 Jun 22:05 (1 Jul 04:05 Beijing time).'],
  ['zh', 'America/New_York', '发送于6月30日 16:05（北京时间7月1日 04:05），'],
  ['zh_hk', 'Asia/Shanghai', '傳送於7月1日 04:05，'],
] as const)('has the time of Beijing beside the visitor’s own where they differ: %s in %s', async (language, zone, words) => {
  vi.stubEnv('TZ', zone);
  const item = { key: 'a', kind: 'vip', state: 'sent', sentAt: Date.UTC(2026, 5, 30, 20, 5) } as const;
  const { page } = await makeApp(<OutboxEntry kind={vipKind} item={item} onEdit={() => undefined} />, { language, namespaces: ['vip'] });
  expect(renderToString(page)).toContain(words);
});
