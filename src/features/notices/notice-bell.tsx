import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isBellOpenAtom, unreadCountAtom } from './bell/bell.atoms.ts';
import { loadBellPanel } from './bell/load-bell-panel.ts';
import styles from './notice-bell.module.css';

/** More than this is said with a plus. */
const MOST_SHOWN = 9;

/** A failure now is shown when it is pressed. */
const prepare = () => void loadBellPanel().catch(() => undefined);

/** The header's bell: opens the pool's notices, with the number of unread ones. */
export function NoticeBell() {
  const { t } = useTranslation('shell');
  const unread = useHydratedAtom(unreadCountAtom);
  const setIsOpen = useSetAtom(isBellOpenAtom);
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'icon', className: styles.bell })}
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t('bell.unread', { unread }) : t('bell.name')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </button>
  );
}
