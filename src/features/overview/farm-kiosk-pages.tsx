import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { farmPath } from '#src/contracts/farm-link.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { formatIncome } from '#src/domain/money.ts';
import type { KioskEvent, KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { KioskNote } from '#src/parts/kiosk/kiosk-panel.tsx';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { useApiQueries } from '#src/state/use-api-query.ts';
import { FarmKioskPage } from './kiosk/farm-kiosk-page.tsx';
import { PlanKioskPage } from './kiosk/plan-kiosk-page.tsx';
import { type FarmId, farmKey } from './farm-id.ts';
import { farmOfSearch, type FarmSearch } from './farm-search.ts';
import { datedByFigures } from './farm.model.ts';
import { farmQuery } from './farm.query.ts';
import { farmNameOf, type FarmSnapshot, keepSnapshotAtom, saveFarmAtom, savedFarmsAtom, snapshotsAtom } from './farms.atoms.ts';
import { farmPlacesAtom } from './places/farm-places.atoms.ts';
import { kioskPlan } from './places/plan.model.ts';
import { newestOf } from './use-farm.ts';
import { useWatchedKioskPages } from './watcher/watched-kiosk-pages.tsx';

/** What a kiosk shows of farms. */
interface FarmKioskPages {
  readonly farms: readonly FarmId[];
  readonly pages: readonly KioskPage[];
  /** A link for those who only look is about its farm, and no coin or newspaper stands beside it. */
  readonly isAlone: boolean;
  readonly payout: KioskEvent;
}

/** The farm of the query as a page of the kiosk, without one the saved ones, each on a page of its own; none without a query. */
export function useFarmKioskPages(search: FarmSearch | undefined): FarmKioskPages {
  const { t } = useTranslation(['overview', 'kiosk']);
  const amount = useAmount();
  const saved = useAtomValue(savedFarmsAtom);
  const watchedPages = useWatchedKioskPages(search?.watch);
  const farms = useFarmsOf(search?.watch === undefined ? search : undefined);
  const snapshots = useSnapshots(farms);
  const places = useAtomValue(farmPlacesAtom);
  const pages = farms.flatMap((id, index): KioskPage[] => {
    const name = farmNameOf(id, saved);
    const snapshot = snapshots[index];
    const page = {
      key: farmKey(id),
      // The address says whose it is.
      title: saved.find((each) => farmKey(each) === farmKey(id))?.name
        ? name
        : amount(name) === name
          ? name
          : t('kiosk:farm', { coin: id.coin }),
      path: farmPath({ addr: id.address, coinType: id.coin }),
      response: datedByFigures(snapshot),
      content: <FarmKioskPage id={id} snapshot={snapshot} />,
    };
    const halls = kioskPlan(snapshot, places[farmKey(id)]);
    return halls ? [page, { ...page, key: `${page.key}-plan`, content: <PlanKioskPage halls={halls} /> }] : [page];
  });
  const isWrong = farms.length === 0 && search?.addr;
  return {
    farms,
    pages: isWrong ? [wrongPage(t('overview:title'))] : [...watchedPages, ...pages],
    isAlone: search?.watch !== undefined,
    payout: usePayout(farms, snapshots),
  };
}

/** Stands first in the cycle where the address in the link is none. */
function wrongPage(title: string): KioskPage {
  return { key: 'wrong', title, path: '/overview', response: undefined, content: <WrongAddress />, isNote: true };
}

function WrongAddress() {
  const { t } = useTranslation(['overview', 'kiosk']);
  return <KioskNote title={t('kiosk:wrong')} text={t('overview:form.wrong.invalid')} />;
}

/** A farm in a kiosk is kept on its device, so that a power cut without a network brings it back. */
function useFarmsOf(search: FarmSearch | undefined): readonly FarmId[] {
  const { addr, coinType } = search ?? {};
  const saved = useAtomValue(savedFarmsAtom);
  const save = useSetAtom(saveFarmAtom);
  const named = useMemo(() => farmOfSearch({ addr, coinType }), [addr, coinType]);
  const isSaved = named === undefined || saved.some((each) => farmKey(each) === farmKey(named));
  useEffect(() => {
    if (named && !isSaved) save({ ...named, name: '' });
  }, [named, isSaved, save]);
  const isForSaved = search !== undefined && !addr;
  return useMemo(() => (named ? [named] : isForSaved ? saved : []), [named, isForSaved, saved]);
}

/** The newest that is known of each farm: the pool's response, else the one stored on this device. */
function useSnapshots(farms: readonly FarmId[]): readonly (FarmSnapshot | undefined)[] {
  const kept = useAtomValue(snapshotsAtom);
  const keep = useSetAtom(keepSnapshotAtom);
  const responses = useApiQueries(farms.map(farmQuery)).map(({ data }) => data);
  const newest = responses.map((response, index) => newestOf(response, kept[farmKey(farms[index] ?? { coin: 'ETC', address: '' })]));
  // Each time it is drawn, for the farm may have been saved since: a response that is kept already changes nothing.
  useEffect(() => {
    farms.forEach((id, index) => {
      const response = responses[index];
      if (response) keep(id, response);
    });
  });
  return newest;
}

/** The newest payout of all the farms. */
function usePayout(farms: readonly FarmId[], snapshots: readonly (FarmSnapshot | undefined)[]): KioskEvent {
  const { t } = useTranslation('kiosk');
  const amount = useAmount();
  const payouts = snapshots.flatMap((snapshot, index) =>
    (snapshot?.data?.payouts ?? []).map((payout) => ({ ...payout, coin: farms[index]?.coin ?? '' })),
  );
  const [newest] = payouts.toSorted((a, b) => b.time - a.time);
  const text = newest ? t('payout', { amount: amount(`${formatIncome(newest.amount)} ${newest.coin}`) }) : '';
  return { kind: 'payout', latest: newest && newest.time * SECOND_MS, text };
}
