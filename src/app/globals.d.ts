/** Set by the build: differs with every change of the sources. */
declare const __BUILD_ID__: string;
/** The size of the operator's own logo, which stands at /favicon.svg; missing in tests. */
declare const __SITE_LOGO__: { readonly width: number; readonly height: number } | null;
/** Whether no pool, source or host was set when the site was built; missing in tests. */
declare const __IS_DEMONSTRATION__: boolean;
/** Whether the pool can have AI(BTC): not where its figures are those of sources; missing in tests. */
declare const __HAS_AI_BTC__: boolean;
/** Whether whoever invites others is paid a share of their income; missing in tests. */
declare const __HAS_AFFILIATE__: boolean;
/** Whether the server has the newspaper's feeds: not where another pool prints it; missing in tests. */
declare const __HAS_FEEDS__: boolean;

/** What `build-plugins/markdown-blocks.ts` makes of a `*.md` file. */
declare module '*.md' {
  import type { MarkdownBlock } from '#src/features/legal/legal-texts.ts';

  const blocks: readonly MarkdownBlock[];
  export default blocks;
}
