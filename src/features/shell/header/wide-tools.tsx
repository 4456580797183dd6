import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { sessionAtom } from '#src/state/session.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { registerItem } from '../nav-items.ts';
import { SiteLink } from '../site-link.tsx';
import { useKnownRoutes } from '../use-known-routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { hasDivider } from './header.model.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The right end of the wide header: theme, language, and the account or the way to one (spec 2). */
export function WideTools({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const session = useAtomValue(sessionAtom);
  const canRegister = useKnownRoutes()(registerItem.to);
  return (
    <div className={styles.tools}>
      <ThemeSwitch />
      <LanguageMenu />
      {(session !== null || canRegister) && hasDivider(path) && <span className={styles.divider} aria-hidden="true" />}
      {session !== null && <AccountMenu session={session} />}
      {session === null && canRegister && (
        <SiteLink to={registerItem.to} className={buttonClass({ variant: 'line', size: 'sm', className: styles.register })}>
          {t('nav.register')}
        </SiteLink>
      )}
    </div>
  );
}
