import type { i18n } from 'i18next';
import type { Language } from '#src/contracts/languages.ts';

/** What pages use of i18next: sentences by `namespace:a.b`, `{{names}}` in them, and a plural's form by `count`. */
type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

/**
 * The sentences of one language, in the shape of i18next, whose types check every key and which tests compare it with. The library itself is
 * left out of the pages: 15 kB, and a tenth of what a slow phone computes before a page runs.
 */
class Translator {
  readonly language: Language;
  readonly t: Translate;
  private readonly bundles = new Map<string, unknown>();
  private readonly fixed = new Map<string, Translate>();
  private plurals: Intl.PluralRules | undefined;

  constructor(language: Language, defaultNamespace: string) {
    this.language = language;
    this.t = this.getFixedT(null, defaultNamespace);
  }

  /** The same function for the same namespace, so that it may be what an effect depends on. */
  getFixedT(_language: unknown, namespace: string): Translate {
    const kept = this.fixed.get(namespace);
    if (kept) return kept;
    const translate: Translate = (key, values) => this.sentence(namespace, key, values);
    this.fixed.set(namespace, translate);
    return translate;
  }

  /** Whether a sentence is loaded. */
  exists(key: string): boolean {
    return this.find('', key) !== undefined;
  }

  addResourceBundle(_language: string, namespace: string, sentences: unknown): void {
    this.bundles.set(namespace, sentences);
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return language === this.language && this.bundles.has(namespace);
  }

  /** What stands at a key of a namespace: a sentence, or a group of them. */
  getResource(_language: string, namespace: string, key: string): unknown {
    let found = this.bundles.get(namespace);
    for (const name of key.split('.')) found = isGroup(found) ? found[name] : undefined;
    return found;
  }

  private sentence(namespace: string, key: string, values: Values | undefined): string {
    const count = values?.count;
    const plural = typeof count === 'number' ? this.find(namespace, `${key}_${this.formOf(count)}`) : undefined;
    const text = plural ?? this.find(namespace, key);
    // As i18next: what is not there shows by its name.
    if (text === undefined) return key.slice(key.indexOf(':') + 1);
    if (values === undefined || !text.includes('{{')) return text;
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (name in values ? String(values[name] ?? '') : whole));
  }

  private find(namespace: string, key: string): string | undefined {
    const at = key.indexOf(':');
    const found = this.getResource(this.language, at < 0 ? namespace : key.slice(0, at), key.slice(at + 1));
    return typeof found === 'string' ? found : undefined;
  }

  private formOf(count: number): string {
    this.plurals ??= new Intl.PluralRules(this.language.replace('_', '-'));
    return this.plurals.select(count);
  }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A translator in the type of the library: its parts that this lacks (loading, detection, formats) no page calls. */
export function makeTranslator(language: Language, defaultNamespace: string): i18n;
export function makeTranslator(language: Language, defaultNamespace: string): object {
  return new Translator(language, defaultNamespace);
}
