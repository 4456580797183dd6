import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { languageAtom } from '#src/state/language.ts';
import { FooterBrand } from './footer/footer-brand.tsx';
import { FooterEnd } from './footer/footer-end.tsx';
import { FooterEntry } from './footer/footer-entry.tsx';
import { footerColumns, knownColumns } from './footer/footer-items.ts';
import styles from './footer/footer.module.css';
import { useKnownRoutes } from './use-known-routes.ts';

export function Footer() {
  const { t } = useTranslation('shell');
  const language = useAtomValue(languageAtom);
  const columns = knownColumns(footerColumns(language), useKnownRoutes());
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.grid} data-print="no">
          <FooterBrand />
          {columns.map((column) => (
            <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
              <h2 id={`footer-${column.id}`} className={styles.heading}>
                {t(`footer.columns.${column.id}`)}
              </h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.id}>
                    <FooterEntry link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FooterEnd />
      </div>
    </footer>
  );
}
