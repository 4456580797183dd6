import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSiteThere } from '#src/lib/http.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';

const StoredPages = lazy(async () => ({ default: (await import('#src/features/pwa/stored-pages.tsx')).StoredPages }));

interface KioskLoadingProps {
  /** One attempt to get the kiosk. */
  load: () => Promise<unknown>;
}

/**
 * Nothing while the kiosk is on its way; once it could not come, without a network, that it is not stored here, and what is. It comes by itself
 * all the same.
 */
export function KioskLoading({ load }: KioskLoadingProps) {
  const { t } = useTranslation('common');
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    // Without a network, too, the kiosk may be on its way: out of the worker's store.
    load().catch(async () => setIsCutOff(!(await isSiteThere())));
  }, [load]);
  if (!isCutOff) return null;
  return (
    <main className={layout.page} role="alert">
      <h1 className={typography.h2}>{t('errors.notStoredTitle')}</h1>
      <p className={typography.lede}>{t('errors.notStored')}</p>
      <p>{t('errors.stored')}</p>
      <Suspense>
        <StoredPages />
      </Suspense>
    </main>
  );
}
