import { type Language, languageRows } from '#src/contracts/languages.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { LegalBlock } from './legal-block.tsx';
import { sectionsOf } from './legal-blocks.ts';
import styles from './legal-page.module.css';
import { LEGAL_DATE, type LegalDocument, type LegalText } from './legal-texts.ts';

interface LegalPageProps {
  document: LegalDocument;
  language: Language;
  text: LegalText;
}

/** A legal document in the language its path names, whatever the visitor's own (decision B10). */
export function LegalPage({ document, language, text }: LegalPageProps) {
  const { blocks, sentences } = text;
  const [title, ...body] = blocks;
  return (
    <article className={`${layout.wrap} ${styles.page}`} lang={languageRows[language].tag} data-document={document}>
      <header className={styles.head}>
        {title && <LegalBlock block={title} />}
        <p className={styles.dated}>
          <time dateTime={LEGAL_DATE}>{sentences.dated}</time>
        </p>
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
