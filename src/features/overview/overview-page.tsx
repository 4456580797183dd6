import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { FarmView } from './farm/farm-view.tsx';
import { type FarmId, type FarmSearch, farmKey, farmOfSearch } from './farm-id.ts';
import { WatchedFarmView } from './watcher/watched-farm-view.tsx';
import { SavedFarms } from './saved/saved-farms.tsx';
import styles from './saved/saved-farms.module.css';

// One file for both: the worker keeps a list of all.
export { FarmsMonth } from './farms-month.tsx';

interface OverviewPageProps {
  search: FarmSearch;
  /** What the owner of a farm may ask to be told, beside what can be done with it. */
  watchOf?: ((farm: FarmId & { name: string }) => ReactNode) | undefined;
}

/** `/overview`: the farm of the address in the query, else the saved farms and a form that opens one. */
export function OverviewPage({ search, watchOf }: OverviewPageProps) {
  const { addr, coinType, worker } = search;
  // Its identity keeps what is drawn of a farm from being drawn again.
  const id = useMemo(() => farmOfSearch({ addr, coinType }), [addr, coinType]);
  if (!useIsHydrated()) return <PrerenderedOverview />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      {search.watch ? (
        <WatchedFarmView key={search.watch} code={search.watch} />
      ) : id ? (
        <FarmView key={farmKey(id)} id={id} worker={worker} watchOf={watchOf} />
      ) : (
        <SavedFarms key={search.addr} search={search} />
      )}
    </div>
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
