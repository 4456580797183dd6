import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { AnswerItem } from './answer-list.tsx';
import { type HelpHit, type HelpTexts, type HelpWords, makeHelpIndex, pageOfHit, readAnswerId } from './help-index.ts';
import { HelpLink, useKnownPages } from './help-link.tsx';
import { type HelpPageId, helpPages } from './help-pages.ts';
import styles from './help-results.module.css';
import { searchIndex } from './search/search-index.ts';

interface HelpResultsProps {
  query: string;
  words: HelpWords;
  onClear: () => void;
}

/** What a search found: answers, pages and tools in one list, best first. */
export function HelpResults({ query, words, onClear }: HelpResultsProps) {
  const { t } = useTranslation('help');
  const index = useMemo(() => {
    const texts: HelpTexts = {
      answerOf: (id) => ({ question: t(`answers.${id}.question`), answer: t(`answers.${id}.answer`) }),
      pageOf: (id) => ({ title: t(`pages.${id}.title`), text: t(`pages.${id}.text`) }),
    };
    return makeHelpIndex(texts, words);
  }, [t, words]);
  const isKnown = useKnownPages();
  const found = searchIndex(index, query).filter((hit) => {
    const page = pageOfHit(hit);
    return page === undefined || isKnown(page);
  });
  return (
    <>
      <p role="status" className={typography.small}>
        {found.length > 0 && t('found', { count: found.length })}
        {found.length === 0 && <span className="vh">{t('nothing')}</span>}
      </p>
      <ul className={styles.results}>
        {found.map((hit) => (
          <li key={hit}>
            <Result hit={hit} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <Empty
          title={t('nothing')}
          text={t('nothingHint')}
          action={
            <Button variant="line" size="sm" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      )}
    </>
  );
}

function Result({ hit }: { hit: HelpHit }) {
  const page = pageOfHit(hit);
  const answer = readAnswerId(hit);
  if (page) return <PageHit page={page} />;
  return answer && <AnswerItem id={answer} />;
}

/** A page or tool that was found. */
function PageHit({ page }: { page: HelpPageId }) {
  const { t } = useTranslation('help');
  return (
    <HelpLink page={page} className={styles.page}>
      <span className={styles.kind}>{t(helpPages[page].to === '/tools' ? 'tool' : 'page')}</span>
      <span className={styles.title}>{t(`pages.${page}.title`)}</span>
      <span className={styles.text}>{t(`pages.${page}.text`)}</span>
      <Icon name="arrow-right" />
    </HelpLink>
  );
}
