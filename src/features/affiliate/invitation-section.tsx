import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './affiliate-page.module.css';
import { OwnInvitation } from './own-invitation.tsx';

/** The account's own invitation, or the way to one. */
export function InvitationSection() {
  const { t } = useTranslation('invitation');
  const session = useHydratedAtom(sessionAtom);
  const percent = brand.affiliatePercent;
  return (
    <section id="invitation" className={styles.section} aria-labelledby="affiliate-invitation">
      <div className={layout.stack}>
        <h2 id="affiliate-invitation" className={typography.h3}>
          {t('title')}
        </h2>
        <p className={typography.body}>{t('lede', { percent })}</p>
      </div>
      {session ? <OwnInvitation key={session.gid} /> : <WaysToOne />}
    </section>
  );
}

function WaysToOne() {
  const { t } = useTranslation('invitation');
  return (
    <div className={layout.stack}>
      <p className={typography.body}>{t('visitor.text')}</p>
      <div className={layout.row}>
        <Link className={buttonClass()} to="/login" search={{ redirect: '/affiliate' }}>
          {t('visitor.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/register">
          {t('visitor.register')}
        </Link>
      </div>
    </div>
  );
}
