import { type Notice, Notices } from '#src/features/notices/notices.tsx';
import type { Language } from '#src/contracts/languages.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';

const paths = ['/', '/terms', '/terms_en', '/terms_hk', '/privacy', '/privacy_en', '/privacy_hk', '/tools'];

/** A page with the notices of a queue, else of the site; its router and sentences. */
export function noticesStage(path = '/', language: Language = 'en', queue?: readonly Notice[]) {
  const notices = <Notices {...(queue && { queue })} />;
  return makeApp(<h1>The page</h1>, {
    language,
    paths,
    at: path,
    frame: (page) => (
      <>
        {page}
        {notices}
      </>
    ),
  });
}

/** The page alone, its sentences loaded: a page has one instance of them; here each test has its own. */
export async function noticesPage(...parts: Parameters<typeof noticesStage>) {
  const { page, i18n } = await noticesStage(...parts);
  await loadNamespaces(i18n, ['notices']);
  return page;
}
