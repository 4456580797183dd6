/** A piece of running text. Emphasis and links never nest: the compiler of `*.md` refuses it. */
export type InlineRun =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** One line, list item or table cell. */
export type InlineRuns = readonly InlineRun[];

/** One block of a compiled `*.md` file, in the order of the file. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: InlineRuns }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly InlineRuns[] }
  | { readonly kind: 'table'; readonly header: readonly InlineRuns[]; readonly rows: readonly (readonly InlineRuns[])[] };

export type HeadingBlock = Extract<MarkdownBlock, { kind: 'heading' }>;

/** The sections that a table of contents lists: the headings of level 2. */
export function sectionsOf(blocks: readonly MarkdownBlock[]): readonly HeadingBlock[] {
  return blocks.filter((block) => block.kind === 'heading').filter((heading) => heading.level === 2);
}
