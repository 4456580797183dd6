import 'i18next';
import type { Sentences } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Sentences;
  }
}
