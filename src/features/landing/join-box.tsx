import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { PhoneBox } from './phone-box.tsx';
import styles from './phone-box.module.css';

/** The phone number that starts a registration; who is logged in is led to the account instead. */
export function JoinBox() {
  return useHydratedAtom(sessionAtom) ? <AccountBox /> : <PhoneBox />;
}

function AccountBox() {
  const { t } = useTranslation('sections');
  return (
    <section id="join" className={classNames(layout.section, styles.join)} aria-labelledby="join-title">
      <div className={classNames(layout.wrap, styles.grid)}>
        <h2 id="join-title" className={classNames(typography.h2, styles.title)}>
          {t('join.loggedIn.title')}
        </h2>
        <div className={layout.row}>
          <Link className={buttonClass({ size: 'lg' })} to="/overview">
            {t('join.loggedIn.farms')}
          </Link>
          <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/account">
            {t('join.loggedIn.account')}
          </Link>
        </div>
      </div>
    </section>
  );
}
