import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { AccountCompare } from './account-compare.tsx';
import { ColdAisle } from './cold-aisle.tsx';
import { PhoneStep } from './phone-step.tsx';
import styles from './register-page.module.css';
import { RegisterRules } from './register-rules.tsx';

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
          <h1 className={type.pageTitle}>{t('title')}</h1>
          <p className={type.lede}>{t('lede')}</p>
          <PhoneStep phone={phone} />
          <p className={type.small}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('haveOne')}
            <Link className={type.link} to="/help">
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
