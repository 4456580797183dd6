import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu-entry.tsx';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

export type { MenuItem };

interface MenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, when what it shows is not enough ("EN, choose language"). */
  label: string;
  items: readonly MenuItem[];
  /** Something to read above the items (the account's GID). */
  header?: ReactNode;
  align?: 'start' | 'end';
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/** A button and its menu: arrows, Home, End and first letters move, Escape and Tab close, a press elsewhere closes. */
export function Menu({ button: shown, label, items, header, align = 'end', className, buttonClassName }: MenuProps) {
  const menuId = useId();
  const { root, button, list, isOpen, close, toggle, onKeyDown, onBlur } = useMenu(items);
  return (
    <div ref={root} className={classNames(styles.menu, className)} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, buttonClassName)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={label}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {shown}
        <Icon name="chevron-down" size={14} />
      </button>
      {isOpen && (
        <div className={styles.popover} data-align={align}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <div ref={list} id={menuId} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} onChosen={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
