import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { rovingIndex } from './roving.ts';

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

/** A button and its menu: arrows, Home, End and first letters move, Escape, Tab and a click elsewhere close. */
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

interface MenuItem {
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

function MenuEntry({ item, onChosen }: MenuEntryProps) {
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

type Start = 'first' | 'last' | 'current';

/** The behaviour of a menu button (WAI-ARIA "menu button"): where the focus goes and when the menu closes. */
function useMenu(items: readonly MenuItem[]) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Start>();
  const isOpen = start !== undefined;

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const close = () => {
    setStart(undefined);
    button.current?.focus();
  };

  const focusStart = useEffectEvent((place: Start) => {
    const all = entries();
    const current = Math.max(0, place === 'current' ? items.findIndex((item) => item.isCurrent) : 0);
    all[place === 'last' ? all.length - 1 : current]?.focus();
  });

  useEffect(() => {
    if (start === undefined) return undefined;
    focusStart(start);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setStart(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [start]);

  const moveTo = (next: number | undefined): boolean => {
    if (next === undefined || next < 0) return false;
    entries()[next]?.focus();
    return true;
  };
  const onOpenKey = (key: string): boolean => {
    if (key === 'Escape') close();
    if (key === 'Escape') return true;
    const index = entries().findIndex((entry) => entry === document.activeElement);
    if (key === ' ' || key === 'Enter' || key === 'ArrowLeft' || key === 'ArrowRight') return false;
    return moveTo(key.length === 1 ? indexByLetter(items, key, index) : rovingIndex(key, index, items.length));
  };
  const onClosedKey = (key: string): boolean => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    setStart(key === 'ArrowUp' ? 'last' : 'current');
    return true;
  };

  return {
    root,
    button,
    list,
    isOpen,
    close,
    toggle: () => setStart(isOpen ? undefined : 'current'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(isOpen ? onOpenKey(event.key) : onClosedKey(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The focus went elsewhere (Tab): a menu left behind would lie over the page.
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setStart(undefined);
    },
  };
}

/** The next item after `index` whose label starts with `letter`, or -1. */
function indexByLetter(items: readonly MenuItem[], letter: string, index: number): number {
  const wanted = letter.toLocaleLowerCase();
  const order = items.map((_, step) => (index + 1 + step) % items.length);
  return order.find((at) => items[at]?.label.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}
