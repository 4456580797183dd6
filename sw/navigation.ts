import { type Language, languageFromQuery, languageFromTags } from '#src/contracts/stored.ts';

/** Paths that the server answers itself: the pool's calls, reports, its own pages; and every file (R8, issue 2). */
const serverPaths = /^\/(hash|api|myapi)\/|^\/(csp-report|healthz|metrics|outbox)\/?$|\/[^/]*\.[^/]*$/;
const homePaths = /^\/(home\/?)?$/;

/** Which stored page answers a navigation (decision E7): the home, the shell that renders every other route, or none: the server's own. */
export function pageFor(pathname: string): 'index' | 'shell' | undefined {
  if (serverPaths.test(pathname)) return undefined;
  return homePaths.test(pathname) ? 'index' : 'shell';
}

export interface LanguageSources {
  readonly search: string;
  readonly stored: Language | undefined;
  /** BCP 47 tags, best first. */
  readonly tags: readonly string[];
}

/** The language of a navigation: the query beats the stored choice, and that the browser's own list (decision B9). */
export function navigationLanguage({ search, stored, tags }: LanguageSources): Language {
  return languageFromQuery(new URLSearchParams(search).get('language')) ?? stored ?? languageFromTags(tags);
}

const lastWords: Record<Language, { tag: string; text: string }> = {
  en: { tag: 'en', text: 'You are offline and this page is not on the device yet. Open it again when the connection is back.' },
  zh: { tag: 'zh-Hans', text: '当前处于离线状态，此页面尚未保存到本设备。请在网络恢复后重新打开。' },
  zh_hk: { tag: 'zh-Hant-HK', text: '目前處於離線狀態，此頁面尚未儲存在此裝置。請在網絡恢復後重新開啟。' },
};

/** The answer when neither a stored page nor the network is there: plain, readable, without scripts. */
export function offlineAnswer(language: Language): Response {
  const { tag, text } = lastWords[language];
  const html = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>OKKONG</title><h1>OKKONG</h1><p>${text}</p>`;
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  };
  return new Response(html, { status: 503, headers });
}
