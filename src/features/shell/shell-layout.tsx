import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackCloses } from '#src/ui/use-back-closes.ts';
import { useScrollLock } from '#src/ui/use-scroll-lock.ts';
import { DemoLine } from './demo-line.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { wideQuery } from './header/header.model.ts';
import styles from './layouts.module.css';
import { mainId, SkipLink, useBlockedGestureZoom } from './page-frame.tsx';

interface ShellLayoutProps {
  children: ReactNode;
  /** Of the notices; stands in the wide and in the narrow header. */
  bell?: ReactNode;
}

/** Header, page and footer inside the scroll wrapper; the document itself scrolls. */
export function ShellLayout({ children, bell }: ShellLayoutProps) {
  const { isOpen, toggleRef, toggle, leave } = usePanel();
  useBlockedGestureZoom();
  return (
    <div className={styles.wrapper} data-scroll-wrapper="">
      <SkipLink />
      <DemoLine />
      <Header bell={bell} isPanelOpen={isOpen} toggleRef={toggleRef} onToggle={toggle} onLeave={leave} />
      <main id={mainId} className={styles.main} tabIndex={-1} inert={isOpen}>
        {children}
      </main>
      <div inert={isOpen}>
        <Footer />
      </div>
    </div>
  );
}

interface PanelState {
  isOpen: boolean;
  toggleRef: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  /** A link was clicked: the focus goes to the page it opens. */
  leave: () => void;
}

/** The narrow menu: Escape and, on a phone, a step back close it and give the focus back, a window that grows wide closes it too. */
function usePanel(): PanelState {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useScrollLock(isOpen);
  const giveBack = () => {
    setIsOpen(false);
    toggleRef.current?.focus();
  };
  useBackCloses(isOpen, giveBack);
  const closeByEscape = useEffectEvent(giveBack);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      // A menu inside the panel takes its own Escape, and so does a dialog that it opened.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      closeByEscape();
    };
    const wide = window.matchMedia(wideQuery);
    const closeByWidth = () => setIsOpen(false);
    document.addEventListener('keydown', closeByKey);
    wide.addEventListener('change', closeByWidth);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', closeByWidth);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggleRef,
    toggle: () => setIsOpen(!isOpen),
    leave: () => {
      setIsOpen(false);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    },
  };
}
