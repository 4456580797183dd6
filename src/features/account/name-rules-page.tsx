import { useTranslation } from 'react-i18next';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './name-rules-page.module.css';

const rules = ['length', 'change', 'empty', 'login', 'honest', 'private'] as const;

/** `/pet`: what a display name may be and what changing it does not change. */
export function NameRulesPage() {
  const { t } = useTranslation('pet');
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <h1 className={typography.pageTitle}>{t('title')}</h1>
      <p className={typography.lede}>{t('lede')}</p>
      <FactList
        variant="texts"
        className={styles.rules}
        facts={rules.map((rule) => ({ label: t(`rules.${rule}.name`), value: t(`rules.${rule}.text`) }))}
      />
    </article>
  );
}
