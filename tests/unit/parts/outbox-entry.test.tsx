import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { OutboxEntry } from '#src/parts/outbox/outbox-panel.tsx';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';

afterEach(() => vi.unstubAllEnvs());

// A language each, for its formats are made once and keep their zone.
it.each([
  ['en', 'Europe/Berlin', 'Sent 30 Jun 22:05 (1 Jul 04:05 Beijing time).'],
  ['zh', 'America/New_York', '发送于6月30日 16:05（北京时间7月1日 04:05），'],
  ['zh_hk', 'Asia/Shanghai', '傳送於7月1日 04:05，'],
] as const)('has the time of Beijing beside the visitor’s own where they differ: %s in %s', async (language, zone, words) => {
  vi.stubEnv('TZ', zone);
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['vip']);
  const store = makeStore();
  store.set(languageAtom, language);
  const html = renderToString(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <OutboxEntry
          kind={vipKind}
          item={{ key: 'a', kind: 'vip', state: 'sent', sentAt: Date.UTC(2026, 5, 30, 20, 5) }}
          onEdit={() => undefined}
        />
      </I18nextProvider>
    </Provider>,
  );
  expect(html).toContain(words);
});
