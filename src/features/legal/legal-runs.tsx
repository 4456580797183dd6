import type { InlineRuns } from './legal-blocks.ts';

/** Running text with its emphasis and links; all links of our texts stay inside the site. */
export function LegalRuns({ runs }: { runs: InlineRuns }) {
  return runs.map((run, index) => {
    if (run.kind === 'strong') return <strong key={index}>{run.text}</strong>;
    if (run.kind === 'text') return run.text;
    return (
      <a key={index} href={run.href}>
        {run.text}
      </a>
    );
  });
}
