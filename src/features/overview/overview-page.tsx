import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { retryImport } from '#src/lib/retry-import.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { type FarmId, farmKey } from './farm-id.ts';
import type { FarmSearch } from './farm-search.ts';
import styles from './saved/saved-farms.module.css';

const loadFarm = () => import('./farm/farm-view.tsx');
const loadWatched = () => import('./watcher/watched-farm-view.tsx');
const loadSaved = () => import('./saved/saved-farms.tsx');

const FarmView = lazy(async () => ({ default: (await retryImport(loadFarm)).FarmView }));
const WatchedFarmView = lazy(async () => ({ default: (await retryImport(loadWatched)).WatchedFarmView }));
const SavedFarms = lazy(async () => ({ default: (await retryImport(loadSaved)).SavedFarms }));

/** Fetches the code of what the address names, while the page around it is hydrated. */
export function fetchView({ watch, addr }: FarmSearch): void {
  const load = watch ? loadWatched : addr ? loadFarm : loadSaved;
  load().catch(() => undefined);
}

interface OverviewPageProps {
  search: FarmSearch;
  /** The farm that the query names; undefined without an address, and for a wrong one. */
  farm: FarmId | undefined;
  /** What the owner of a farm may ask to be told, beside what can be done with it. */
  watchOf?: ((farm: FarmId & { name: string }) => ReactNode) | undefined;
}

/** `/overview`: the farm of the address in the query, else the saved farms and a form that opens one. */
export function OverviewPage({ search, farm, watchOf }: OverviewPageProps) {
  const { coin, address } = farm ?? {};
  // Its identity keeps what is drawn of a farm from being drawn again.
  const id = useMemo(() => (coin && address !== undefined ? { coin, address } : undefined), [coin, address]);
  if (!useIsHydrated()) return <PrerenderedOverview />;
  return (
    <Suspense fallback={<PrerenderedOverview />}>
      <div className={`${layout.page} ${styles.page}`}>
        {search.watch ? (
          <WatchedFarmView key={search.watch} code={search.watch} />
        ) : id ? (
          <FarmView key={farmKey(id)} id={id} worker={search.worker} watchOf={watchOf} />
        ) : (
          <SavedFarms key={search.addr} search={search} />
        )}
      </div>
    </Suspense>
  );
}

/** The prerendered page is the same for a farm and for the list: both are known on the visitor's own device only. */
function PrerenderedOverview() {
  const { t } = useTranslation('overview');
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.view} aria-busy="true">
        <header className={styles.head}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t('lede')}</p>
        </header>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
