/** What `src/app/build-plugins/markdown-blocks.ts` makes of a `*.md` file at build time. */
declare module '*.md' {
  import type { MarkdownBlock } from '#src/features/legal/legal-texts.ts';

  const blocks: readonly MarkdownBlock[];
  export default blocks;
}
