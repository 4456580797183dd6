import { useTranslation } from 'react-i18next';
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
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule}>
            <dt>{t(`rules.${rule}.name`)}</dt>
            <dd>{t(`rules.${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
