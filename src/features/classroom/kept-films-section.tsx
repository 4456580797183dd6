import { useApiQuery } from '#src/state/use-api-query.ts';
import { classListQuery } from './class-list.query.ts';
import { KeptFilms } from './keep/kept-films.tsx';

/** The films on this device, by the names that their lessons have in the pool's list or the stored one. */
export function KeptFilmsSection() {
  const { data } = useApiQuery(classListQuery());
  return <KeptFilms lessons={data?.data ?? []} />;
}
