import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { legalPath } from '#src/contracts/languages.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordRules } from '#src/domain/password.ts';
import { languageAtom } from '#src/state/language.ts';
import type from '#src/ui/type.module.css';
import styles from './register-sections.module.css';

const lengths = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** The password's rules, and who may register (spec 5), in plain words. */
export function RegisterRules() {
  const { t } = useTranslation('register');
  const terms = legalPath('terms', useAtomValue(languageAtom));
  return (
    <section className={styles.rules} aria-labelledby="register-rules">
      <h2 id="register-rules" className={type.h3}>
        {t('rules.title')}
      </h2>
      <div className={styles.ruleColumns}>
        <div>
          <h3 className={type.h4}>{t('rules.password')}</h3>
          <ul className={styles.cells}>
            {passwordRules.map((rule) => (
              <li key={rule}>{t(`rules.${rule}`, lengths)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={type.h4}>{t('rules.region')}</h3>
          <p className={type.body}>{t('rules.regionText')}</p>
          <p className={type.small}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('rules.agreement')}
            <Link className={type.link} to={terms}>
              {t('rules.terms')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
