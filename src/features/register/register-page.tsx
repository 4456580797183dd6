import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { legalPath } from '#src/contracts/languages.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordRules } from '#src/domain/password.ts';
import { languageAtom } from '#src/state/language.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { ColdAisle } from './cold-aisle.tsx';
import { PhoneStep } from './phone-step.tsx';
import styles from './register-page.module.css';

interface RegisterPageProps {
  /** The query `phone` (spec 2), as it was written. */
  phone: string | undefined;
}

/** `/register`: the first step of an account, what it takes, and what works without one. */
export function RegisterPage({ phone }: RegisterPageProps) {
  const { t } = useTranslation('register');
  return (
    <div className={layout.page}>
      <div className={styles.split}>
        <div className={styles.form}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t('lede')}</p>
          <PhoneStep phone={phone} />
          <p className={typography.small}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('haveOne')}
            <Link className={typography.link} to="/help">
              {t('haveOneHelp')}
            </Link>
          </p>
        </div>
        <ColdAisle />
      </div>
      <AccountCompare />
      <RegisterRules />
    </div>
  );
}

const ways = ['with', 'without'] as const;
const points = ['first', 'second', 'third'] as const;

/** What an account gives, and what works without one (spec 6). */
function AccountCompare() {
  const { t } = useTranslation('register');
  return (
    <section className={styles.section} aria-labelledby="register-compare">
      <h2 id="register-compare" className={typography.h3}>
        {t('compare.title')}
      </h2>
      <div className={styles.pair}>
        {ways.map((way) => (
          <article key={way} className={classNames(layout.card, styles.way)}>
            <h3 className={typography.h4}>{t(`compare.${way}.title`)}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size={18} className={styles.tick} />
                  <span>{t(`compare.${way}.${point}`)}</span>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className={typography.body}>
        {/* The blank before the link is the sentence's own: Chinese has none. */}
        {t('compare.apart')}
        <Link className={typography.link} to="/classroom">
          {t('compare.video')}
        </Link>
      </p>
    </section>
  );
}

const lengths = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** The password's rules, and who may register (spec 5), in plain words. */
function RegisterRules() {
  const { t } = useTranslation('register');
  const terms = legalPath('terms', useAtomValue(languageAtom));
  return (
    <section className={styles.rules} aria-labelledby="register-rules">
      <h2 id="register-rules" className={typography.h3}>
        {t('rules.title')}
      </h2>
      <div className={styles.ruleColumns}>
        <div>
          <h3 className={typography.h4}>{t('rules.password')}</h3>
          <ul className={styles.cells}>
            {passwordRules.map((rule) => (
              <li key={rule}>{t(`rules.${rule}`, lengths)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={typography.h4}>{t('rules.region')}</h3>
          <p className={typography.body}>{t('rules.regionText')}</p>
          <p className={typography.small}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('rules.agreement')}
            <Link className={typography.link} to={terms}>
              {t('rules.terms')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
