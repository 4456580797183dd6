import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSiteThere } from '#src/lib/http.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';

const StoredPages = lazy(async () => ({ default: (await import('#src/features/pwa/stored-pages.tsx')).StoredPages }));

/** Nothing while the kiosk is on its way; without a network, that it is not stored here, and what is. It comes by itself all the same. */
export function KioskLoading() {
  const { t } = useTranslation('common');
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => void isSiteThere().then((isThere) => setIsCutOff(!isThere)), []);
  if (!isCutOff) return null;
  return (
    <main className={layout.page} role="alert">
      <h1 className={typography.h2}>{t('errors.notStoredTitle')}</h1>
      <p className={typography.lede}>{t('errors.notStored')}</p>
      <p>{t('errors.stored')}</p>
      <StoredPages />
    </main>
  );
}
