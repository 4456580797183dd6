import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#src/parts/account/account-page.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  /** The query `redirect`, as it was written. */
  redirect: string | undefined;
}

/** `/login`. */
export function LoginPage({ redirect }: LoginPageProps) {
  const { t } = useTranslation('login');
  const lede = (
    <>
      {/* The blank before the link is the sentence's own: Chinese has none. */}
      {t('noAccount')}
      <Link className={typography.link} to="/register">
        {t('register')}
      </Link>
    </>
  );
  return (
    <div className={layout.page}>
      <AccountPage title={t('title')} lede={lede} aside={{ title: t('aisle.title'), text: t('aisle.text') }}>
        <LoginForm redirect={redirect} />
      </AccountPage>
    </div>
  );
}
