import type { i18n, ParseKeys } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** A sentence by its name, `namespace:key`, where data says which one is shown: the label of a form's field, what is wrong with it. */
export type SentenceKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

/** Whether a text is the name of a sentence that is loaded. */
export const isSentence = (sentences: i18n, text: unknown): text is SentenceKey => typeof text === 'string' && sentences.exists(text);
