import { useTranslation } from 'react-i18next';
import { FEED_PATHS } from '#src/contracts/page-files.ts';
import { useAtomValue } from 'jotai';
import { languageAtom } from '#src/state/language.ts';
import { EditionLink, type EditionPlace } from './editions-bar.tsx';
import styles from './editions-bar.module.css';

/** Kept editions that are named: a week's. */
const NAMED = 7;

/** The editions that open without a network, and the feed. */
export function EditionsFoot({ place: { date, kept, newest } }: { place: EditionPlace }) {
  const { t } = useTranslation('daily-paper');
  const language = useAtomValue(languageAtom);
  const others = kept.filter((day) => day !== date).slice(0, NAMED);
  return (
    <p className={styles.kept} data-print="no">
      {others.length > 0 && t('editions.kept')}
      {others.map((day) => (
        <EditionLink key={day} date={day} newest={newest} />
      ))}
      <a href={`${FEED_PATHS.atom}?language=${language}`} type="application/atom+xml">
        {t('editions.feed')}
      </a>
    </p>
  );
}
