import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreId, storeOf } from '#src/lib/media.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { AppSectionStore } from './app-section-store.tsx';
import { stores } from './app-section.model.ts';
import styles from './app-section.module.css';

/** The three places to get the app from, the one for this device first. */
export function AppSectionStores() {
  const { t } = useTranslation('sections');
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingStore(list);
  const ordered = stores.toSorted((one, other) => Number(other === fitting) - Number(one === fitting));
  return (
    <ul ref={list} className={styles.stores} aria-label={t('app.stores')}>
      {ordered.map((store) => (
        <AppSectionStore key={store} store={store} isFitting={store === fitting} />
      ))}
    </ul>
  );
}

/** Undefined in prerendered HTML, and for good when the list is being looked at as scripts arrive: rows must not jump. */
function useFittingStore(list: { readonly current: HTMLElement | null }): StoreId | undefined {
  const isHydrated = useIsHydrated();
  const [fitting, setFitting] = useState(() => (isHydrated ? storeOf(navigator) : undefined));
  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      if (!entries.some((entry) => entry.isIntersecting)) setFitting(storeOf(navigator));
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}
