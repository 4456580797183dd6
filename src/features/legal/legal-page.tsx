import { languageRows } from '#src/contracts/languages.ts';
import { brand } from '#src/lib/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import styles from './legal-page.module.css';
import { type InlineRuns, LEGAL_DATE, type LegalText, type MarkdownBlock, sectionsOf } from './legal-texts.ts';

/** A legal document in the language its path names, whatever the visitor's own. */
export function LegalPage({ text: { document, language, blocks, sentences } }: { text: LegalText }) {
  const [title, ...body] = blocks;
  return (
    <article className={`${layout.wrap} ${styles.page}`} lang={languageRows[language].tag} data-document={document}>
      <header className={styles.head}>
        {title && <LegalBlock block={title} />}
        <p className={styles.dated}>
          <time dateTime={LEGAL_DATE}>{sentences.dated}</time>
        </p>
        <LegalParties document={document} sentences={sentences} />
      </header>
      <nav className={styles.contents} aria-label={sentences.contents} data-print="no">
        <p className={styles.contentsTitle}>{sentences.contents}</p>
        <ol>
          {sectionsOf(body).map(({ id, text: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
        <Button variant="line" size="sm" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {sentences.print}
        </Button>
      </nav>
      <div className={`${layout.prose} ${styles.body}`}>
        {body.map((block, index) => (
          <LegalBlock key={index} block={block} />
        ))}
      </div>
    </article>
  );
}

const contract = ['company', 'place', 'law'] as const;
const processing = ['controller', 'place'] as const;
const parties = { terms: contract, privacy: processing, ukrpoolTerms: contract, ukrpoolPrivacy: processing };

/** Whom the document binds, as settings say. Without an operator the site is a demonstration, and the document binds no one. */
function LegalParties({ document, sentences }: Pick<LegalText, 'document' | 'sentences'>) {
  if (!brand.isOperated) return <p className={styles.demonstration}>{sentences.demonstration}</p>;
  return (
    <dl className={styles.parties}>
      {parties[document].map((party) => (
        <div key={party}>
          <dt>{sentences.parties[party]}</dt>
          <dd data-unset={brand.legal[party] === undefined || undefined}>{brand.legal[party] ?? sentences.parties.unset}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One block of a compiled document as elements. */
function LegalBlock({ block }: { block: MarkdownBlock }) {
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

/** A table of a document; its first column names the row. */
function LegalTable({ table }: { table: Extract<MarkdownBlock, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {table.header.map((runs, index) => (
            <th key={index} scope="col">
              <LegalRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((runs, index) => (
              <td key={index}>
                <LegalRuns runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Running text with its emphasis and links; all links of our texts stay inside the site. */
function LegalRuns({ runs }: { runs: InlineRuns }) {
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
