import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountDone } from '#src/parts/account/account-done.tsx';
import { AccountLede, AccountPage } from '#src/parts/account/account-page.tsx';
import { useIsResetLacking } from '#src/parts/account/reset-offer.ts';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { ResetForm } from './reset-form.tsx';

/** `/reset`: another password for who has forgotten his, or that this pool has no such call. */
export function ResetPage() {
  const { t } = useTranslation('reset');
  const [isDone, setIsDone] = useState(false);
  const isLacking = useIsResetLacking();
  if (isDone) {
    return (
      <div className={layout.page}>
        <ResetDone />
      </div>
    );
  }
  const lede = <AccountLede text={t('remembered')} link={t('logIn')} to="/login" />;
  return (
    <div className={layout.page}>
      <AccountPage title={t('title')} lede={lede} aside={{ title: t('aisle.title'), text: t('aisle.text') }}>
        {isLacking ? <NoReset /> : <ResetForm onDone={() => setIsDone(true)} />}
      </AccountPage>
    </div>
  );
}

function ResetDone() {
  const { t } = useTranslation('reset');
  const next = (
    <Link className={buttonClass({ size: 'lg' })} to="/login">
      {t('done.logIn')}
    </Link>
  );
  return (
    <AccountDone title={t('done.title')} next={next}>
      <p className={typography.lede}>{t('done.text')}</p>
    </AccountDone>
  );
}

/** In the form's place where the pool lacks the call. */
function NoReset() {
  const { t } = useTranslation('reset');
  return (
    <div className={layout.stack} role="status">
      <p className={typography.lede}>{t('lacking.text')}</p>
      <p>
        <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap' }}>
          {t('lacking.contact')}
        </Link>
      </p>
    </div>
  );
}
