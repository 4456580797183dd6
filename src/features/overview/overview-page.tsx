import { useMemo } from 'react';
import layout from '#src/ui/layout.module.css';
import { FarmView } from './farm/farm-view.tsx';
import { type FarmSearch, farmKey, farmOfSearch } from './farm-id.ts';
import { SavedFarms } from './saved/saved-farms.tsx';

/** `/overview`: the farm of the address in the query, else the saved farms and a form that opens one (decision C8). */
export function OverviewPage({ search }: { search: FarmSearch }) {
  const { addr, coinType } = search;
  // Its identity keeps what is drawn of a farm from being drawn again.
  const id = useMemo(() => farmOfSearch({ addr, coinType }), [addr, coinType]);
  return (
    <div className={layout.page}>{id ? <FarmView key={farmKey(id)} id={id} /> : <SavedFarms key={search.addr} search={search} />}</div>
  );
}
