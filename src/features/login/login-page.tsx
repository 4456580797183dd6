import { useTranslation } from 'react-i18next';
import { AccountLede, AccountPage } from '#src/parts/account/account-page.tsx';
import layout from '#src/ui/layout.module.css';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  /** The query `redirect`, as it was written. */
  redirect: string | undefined;
}

/** `/login`. */
export function LoginPage({ redirect }: LoginPageProps) {
  const { t } = useTranslation('login');
  const lede = <AccountLede text={t('noAccount')} link={t('register')} to="/register" />;
  return (
    <div className={layout.page}>
      <AccountPage title={t('title')} lede={lede} aside={{ title: t('aisle.title'), text: t('aisle.text') }}>
        <LoginForm redirect={redirect} />
      </AccountPage>
    </div>
  );
}
