import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { KioskNote } from '#src/parts/kiosk/kiosk-panel.tsx';
import { datedByFigures } from '../farm.model.ts';
import { type FarmId, farmKey } from '../farm-id.ts';
import { FarmKioskPage } from '../kiosk/farm-kiosk-page.tsx';
import { PlanKioskPage } from '../kiosk/plan-kiosk-page.tsx';
import { farmPlacesAtom } from '../places/farm-places.atoms.ts';
import { kioskPlan } from '../places/plan.model.ts';
import { useWatchedFarm } from './use-watched-farm.ts';
import { watchPath } from './watcher-links.ts';

/** The farm behind a link as pages of a kiosk; none without a code. */
export function useWatchedKioskPages(code: string | undefined): readonly KioskPage[] {
  const { t } = useTranslation('overview');
  const { watched, isOver } = useWatchedFarm(code);
  const places = useAtomValue(farmPlacesAtom);
  if (code === undefined) return [];
  const id: FarmId = { coin: watched?.coin ?? 'ETC', address: '' };
  const snapshot = watched?.snapshot;
  const page: KioskPage = {
    key: `watch-${code}`,
    title: watched?.name || t('watcher.farm'),
    path: watchPath(code),
    response: datedByFigures(snapshot),
    isNote: isOver,
    content: isOver ? <KioskNote title={t('watcher.over')} text={t('watcher.overText')} /> : <FarmKioskPage id={id} snapshot={snapshot} />,
  };
  const halls = kioskPlan(snapshot, places[farmKey(id)]);
  return halls ? [page, { ...page, key: `${page.key}-plan`, content: <PlanKioskPage halls={halls} /> }] : [page];
}
