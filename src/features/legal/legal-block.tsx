import type { MarkdownBlock } from './legal-blocks.ts';
import { LegalRuns } from './legal-runs.tsx';
import { LegalTable } from './legal-table.tsx';

/** One block of a compiled document as elements. */
export function LegalBlock({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'table') return <LegalTable table={block} />;
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading id={block.id}>{block.text}</Heading>;
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <LegalRuns runs={block.runs} />
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <LegalRuns runs={runs} />
        </li>
      ))}
    </List>
  );
}
