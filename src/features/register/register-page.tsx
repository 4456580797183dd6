import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#src/parts/account/account-page.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { RegisterDone } from './register-done.tsx';
import { type Registered, RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';

interface RegisterPageProps {
  /** The query `phone` (spec 2), as it was written. */
  phone: string | undefined;
}

/** `/register`: a new account, or, once it is there, what to do with it; who may have one, and what works without. */
export function RegisterPage({ phone }: RegisterPageProps) {
  const { t } = useTranslation('register');
  const [registered, setRegistered] = useState<Registered>();
  const navigate = useNavigate();
  // Decision C3: once read, the number leaves the address bar.
  const [linked] = useState(phone);
  useEffect(() => {
    if (phone !== undefined) void navigate({ to: '/register', search: {}, replace: true });
  }, [phone, navigate]);
  if (registered) {
    return (
      <div className={layout.page}>
        <RegisterDone {...registered} />
      </div>
    );
  }
  const lede = (
    <>
      {/* The blank before the link is the sentence's own: Chinese has none. */}
      {t('haveOne')}
      <Link className={typography.link} to="/login">
        {t('logIn')}
      </Link>
    </>
  );
  return (
    <div className={layout.page}>
      <AccountPage title={t('title')} lede={lede} aside={{ title: t('aisle.title'), text: t('aisle.text') }}>
        <RegisterForm phone={linked} onDone={setRegistered} />
      </AccountPage>
      <section className={styles.section} aria-labelledby="register-who">
        <h2 id="register-who" className={typography.h3}>
          {t('who.title')}
        </h2>
        <p className={typography.body}>{t('who.text')}</p>
      </section>
      <AccountCompare />
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
