import type { PageThing } from '#src/state/page-thing.ts';

declare global {
  interface TrustedTypes {
    createPolicy(name: 'json-ld', rules: { createScript(text: string): string }): { createScript(text: string): string };
  }
}

/** A data block is a script to Trusted Types: the policy of its own, which the CSP names, lets nothing through but JSON. */
const policy = window.trustedTypes?.createPolicy('json-ld', { createScript: (text) => JSON.stringify(JSON.parse(text)) });

/** Writes the structured data of the page's subject beside what the prerender wrote of the page; undefined removes it. */
export function writeThingData(structured: PageThing['structured']): void {
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (!structured) return;
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  const text = JSON.stringify({ '@context': 'https://schema.org', ...structured });
  block.text = policy?.createScript(text) ?? text;
  document.head.append(block);
}
