import type { i18n } from 'i18next';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Namespace } from './namespaces.ts';
import { makeTranslator } from './translator.ts';

/**
 * Stands in for react-i18next in pages and tests (vite.config.ts), whose types its callers are checked by: the
 * sentences that a page needs are there before it. A part that is drawn alone has none, and shows their names.
 */
const SentencesContext = createContext(makeTranslator('en', 'common'));

export function I18nextProvider({ i18n: sentences, children }: { i18n: i18n; children: ReactNode }) {
  return <SentencesContext value={sentences}>{children}</SentencesContext>;
}

/** `t` of the namespace, or of the first of several; the others' sentences are named `namespace:key`. */
export function useTranslation(namespace: Namespace | readonly Namespace[] = 'common') {
  const sentences = use(SentencesContext);
  const first = typeof namespace === 'string' ? namespace : (namespace[0] ?? 'common');
  return useMemo(() => ({ t: sentences.getFixedT(null, first), i18n: sentences }), [sentences, first]);
}
