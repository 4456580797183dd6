import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  /** HTML `lang`, for a language named in itself. */
  lang?: string | undefined;
  icon?: IconName;
  /** In a list of choices: true for the one in force, false for the others. */
  isCurrent?: boolean;
  onSelect?: () => void;
  /** An address instead of an action; external ones open in a new tab. */
  href?: string;
  isExternal?: boolean;
}

interface MenuEntryProps {
  item: MenuItem;
  onChosen: () => void;
}

export function MenuEntry({ item, onChosen }: MenuEntryProps) {
  const { label, lang, icon, isCurrent, onSelect, href, isExternal = false } = item;
  const choose = () => {
    onChosen();
    onSelect?.();
  };
  const content = (
    <>
      {isCurrent !== undefined && <span className={styles.cell} data-on={isCurrent || undefined} />}
      {icon !== undefined && <Icon name={icon} size={18} />}
      <span lang={lang}>{label}</span>
    </>
  );
  const shared = { className: styles.entry, tabIndex: -1, onClick: choose };
  if (href !== undefined) {
    return (
      <a {...shared} role="menuitem" href={href} {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}>
        {content}
      </a>
    );
  }
  const role = isCurrent === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isCurrent };
  return (
    <button {...shared} {...role} type="button">
      {content}
    </button>
  );
}
