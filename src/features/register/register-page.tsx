import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { AccountLede, AccountPage } from '#src/parts/account/account-page.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { RegisterDone } from './register-done.tsx';
import { type Registered, RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';

interface RegisterPageProps {
  /** The query `phone`, as it was written. */
  phone: string | undefined;
}

/** `/register`: a new account, or, once it is there, what to do with it, and what works without. */
export function RegisterPage({ phone }: RegisterPageProps) {
  const { t } = useTranslation('register');
  const [registered, setRegistered] = useState<Registered>();
  const navigate = useNavigate();
  // Once read, the number leaves the address bar.
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
  const lede = <AccountLede text={t('haveOne')} link={t('logIn')} to="/login" />;
  return (
    <div className={layout.page}>
      <AccountPage title={t('title')} lede={lede} aside={{ title: t('aisle.title'), text: t('aisle.text') }}>
        <RegisterForm phone={linked} onDone={setRegistered} />
      </AccountPage>
      <AccountCompare />
    </div>
  );
}

const without = ['first', 'second', 'third'] as const;
/** What works here, the invitation where there is a programme, and what the operator's user centre has where there is one. */
const withAccount = ([...without, 'userCentre'] as const).filter(
  (point) => (point !== 'userCentre' || brand.links.userCentre.isSet) && (point !== 'second' || brand.hasAffiliate),
);

/** What an account gives, and what works without one. */
function AccountCompare() {
  const { t } = useTranslation('register');
  return (
    <section className={styles.section} aria-labelledby="register-compare">
      <h2 id="register-compare" className={typography.h3}>
        {t('compare.title')}
      </h2>
      <div className={styles.pair}>
        <Way title={t('compare.with.title')} points={withAccount.map((point) => t(`compare.with.${point}`))} />
        <Way title={t('compare.without.title')} points={without.map((point) => t(`compare.without.${point}`))} />
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

function Way({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <article className={classNames(layout.card, styles.way)}>
      <h3 className={typography.h4}>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} className={styles.tick} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
