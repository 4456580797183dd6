import { type AnyRouter, Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coalesced } from '#src/lib/coalesced.ts';
import { pagesOf, readStoredFiles, type StoredFiles } from '#src/lib/stored-pages.ts';
import { onWorkerMessage } from '#src/lib/worker-container.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import { languageAtom } from '#src/state/language.ts';
import typography from '#src/ui/type.module.css';
import { namedPages } from './named-pages.ts';
import styles from './stored-pages.module.css';

interface StoredPagesProps {
  /** Also names those that are not stored. */
  isComplete?: boolean;
}

/** A kiosk that is not stored leads to pages that are. */
const withoutKiosk = { kiosk: undefined };

/** The pages that open without a network, by the names that the footer gives them: each a link. The home page is always one. */
export function StoredPages({ isComplete = false }: StoredPagesProps) {
  const { t } = useTranslation(['pwa', 'shell']);
  const language = useAtomValue(languageAtom);
  const isKnown = useKnownRoutes();
  const files = useStoredFiles();
  const pages = namedPages({ language, isKnown, stored: files ? pagesOf(files, language) : [] });
  const missing = pages.filter(({ isStored }) => !isStored);
  return (
    <div className={styles.pages}>
      <ul aria-label={t('pwa:stored.label')}>
        <li>
          <Link className={typography.link} to="/" search={withoutKiosk}>
            {t('shell:nav.home')}
          </Link>
        </li>
        {pages
          .filter(({ isStored }) => isStored)
          .map(({ id, to, search }) => (
            <li key={id}>
              <Link<AnyRouter, string, string> className={typography.link} to={to} search={{ ...search, ...withoutKiosk }}>
                {t(`shell:footer.links.${id}`)}
              </Link>
            </li>
          ))}
      </ul>
      {isComplete && files && missing.length === 0 && <p className={typography.small}>{t('pwa:stored.all')}</p>}
      {isComplete && missing.length > 0 && (
        <p className={typography.small}>
          {t('pwa:stored.missing', { pages: missing.map(({ id }) => t(`shell:footer.links.${id}`)).join(t('pwa:stored.comma')) })}
        </p>
      )}
    </div>
  );
}

/** What is stored, looked up anew as the worker goes on; undefined until it is known. */
function useStoredFiles(): StoredFiles | undefined {
  const [files, setFiles] = useState<StoredFiles>();
  useEffect(() => {
    const look = coalesced(() => readStoredFiles().then(setFiles));
    look();
    // While it runs it reports after every few files.
    return onWorkerMessage('second-tier', look);
  }, []);
  return files;
}
