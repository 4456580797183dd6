import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#src/contracts/languages.ts';
import { coreNamespaces, type Namespace } from './namespaces.ts';

interface LocaleModule {
  default: Record<string, unknown>;
}
const loaders = import.meta.glob<LocaleModule>('./locales/*/*.json');

async function loadNamespace(instance: i18n, namespace: Namespace): Promise<void> {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  const load = loaders[`./locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No sentences for ${language}/${namespace}`);
  instance.addResourceBundle(language, namespace, (await load()).default);
}

/** An i18next instance of one language with the core sentences: never the global one, for the build renders all languages at once. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    load: 'currentOnly',
    ns: [...coreNamespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: {} },
  });
  await loadNamespaces(instance, coreNamespaces);
  return instance;
}

/** The browser has one page and so one instance; the build has many, and loads everything for each. */
let pageInstance: i18n | undefined;

/** Makes an instance the page's own, for code that loads later than its route. */
export function adoptPageInstance(instance: i18n): void {
  pageInstance = instance;
}

/** Loads the sentences of a part that comes later than its page. In the build they are there already. */
export async function loadPageSentences(namespaces: readonly Namespace[]): Promise<void> {
  if (pageInstance) await loadNamespaces(pageInstance, namespaces);
}

/** Every namespace there is in the instance's language, for the build. */
export async function loadAllNamespaces(instance: i18n): Promise<void> {
  for (const [path, load] of Object.entries(loaders)) {
    const [, language, namespace = ''] = /^\.\/locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === instance.language) instance.addResourceBundle(language, namespace, (await load()).default);
  }
}

/** Loads the sentences a route needs, in the instance's language; what is there already is not fetched again. */
export async function loadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(instance, namespace)));
}
