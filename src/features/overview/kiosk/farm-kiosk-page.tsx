import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { valuesInSteps } from '#src/domain/gaps.ts';
import { formatIncome } from '#src/domain/money.ts';
import { splitHashrate } from '#src/domain/units.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { KioskAmount, KioskFacts, KioskGrid, KioskLead, KioskNote, KioskPanel } from '#src/parts/kiosk/kiosk-panel.tsx';
import { KioskPlot } from '#src/parts/kiosk/kiosk-plot.tsx';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { useChartFormats } from '#src/parts/chart-formats.ts';
import { hashrateCurve } from '#src/parts/hashrate-curve.ts';
import { useFarmEvents } from '../events/use-farm-events.ts';
import type { FarmId } from '../farm-id.ts';
import { farmFiguresAt } from '../farm.model.ts';
import type { FarmSnapshot } from '../farms.atoms.ts';
import { workerCounts, workerRows } from '../workers/workers.model.ts';
import { OffLine, ReliabilityLine } from './happened-lines.tsx';
import { WorkerPanels } from './worker-panels.tsx';

interface FarmKioskPageProps {
  id: FarmId;
  snapshot: FarmSnapshot | undefined;
}

/** A farm across a kiosk: its hashrate, what it earns, every worker as a cell, and those that need a look. */
export function FarmKioskPage({ id, snapshot }: FarmKioskPageProps) {
  const { t } = useTranslation('overview');
  const rows = useMemo(() => (snapshot?.data ? workerRows(snapshot.data, snapshot.madeAt) : undefined), [snapshot]);
  const seen = useMemo(() => ({ workers: rows, madeAtMs: snapshot?.madeAt ?? 0 }), [rows, snapshot]);
  const happened = useFarmEvents(id, seen);
  const isPlannedOff = happened.terms.own?.areAllOff(happened.nowMs) === true;
  if (snapshot?.data === null) return <KioskNote title={t('noHashrate.title')} text={t('noHashrate.text', { coin: id.coin })} />;
  return (
    <KioskGrid>
      <HashratePanel coin={id.coin} farm={snapshot?.data} madeAtMs={snapshot?.madeAt}>
        <OffLine happened={happened} />
      </HashratePanel>
      <CurvePanel farm={snapshot?.data}>
        <ReliabilityLine happened={happened} machines={rows?.length} />
      </CurvePanel>
      <WorkerPanels rows={rows} madeAtMs={snapshot?.madeAt ?? 0} isPlannedOff={isPlannedOff} />
    </KioskGrid>
  );
}

interface HashratePanelProps {
  coin: string;
  farm: Farm | undefined;
  madeAtMs: number | undefined;
  /** Stands under the figure. */
  children: ReactNode;
}

function HashratePanel({ coin, farm, madeAtMs = 0, children }: HashratePanelProps) {
  const { t } = useTranslation(['overview', 'kiosk']);
  const amount = useAmount();
  const { number, dateTime, beijingDay } = useFormats();
  const figuresAtMs = farm ? farmFiguresAt(farm, madeAtMs) : undefined;
  const { isNow, atMs } = useFigureMoment(figuresAtMs);
  const figure = splitHashrate(farm?.hashrate, farm?.hashrateUnit ?? '');
  const mean = splitHashrate(farm?.hashrate24h, farm?.hashrateUnit ?? '');
  const counts = farm && workerCounts(farm, madeAtMs);
  const states = counts?.byState;
  const stateFacts = ({ active, inactive }: Record<'active' | 'inactive', number>) => [
    { label: t('overview:states.active'), value: <b data-tone="positive">{number(active)}</b> },
    // None is good news, and not in the colour of an alarm.
    { label: t('overview:states.inactive'), value: <b data-tone={inactive > 0 ? 'negative' : 'plain'}>{number(inactive)}</b> },
  ];
  const facts = [
    ...(states ? stateFacts(states) : [{ label: t('overview:figures.workers'), value: number(counts?.total) }]),
    {
      label: isNow ? t('overview:figures.incomeToday') : t('kiosk:earnedThen', { day: beijingDay(atMs) }),
      value: <KioskAmount value={formatIncome(farm?.incomeToday)} tone="ember" />,
    },
    { label: t('kiosk:unpaid', { coin }), value: <KioskAmount value={formatIncome(farm?.unpaid)} /> },
  ];
  return (
    <KioskPanel
      place="lead"
      title={isNow ? t('overview:figures.hashrate') : t('overview:figures.hashrateThen', { when: dateTime(atMs) })}
      aside={t('kiosk:mean', { hashrate: amount(`${mean.value} ${mean.unit}`) })}
    >
      <KioskLead value={figure.value} unit={figure.unit} />
      {children}
      <KioskFacts look="row" facts={facts} />
    </KioskPanel>
  );
}

function CurvePanel({ farm, children }: { farm: Farm | undefined; children: ReactNode }) {
  const { t } = useTranslation(['overview', 'common']);
  const { dateTime } = useFormats();
  // Without a unit it may be out by a factor of 1000.
  const curve = useMemo(() => (farm?.curve && farm.hashrateUnit ? hashrateCurve(farm.curve, farm.hashrateUnit) : undefined), [farm]);
  const points = curve?.points ?? (farm ? [] : undefined);
  const { facts } = useChartFormats(curve?.points, { unit: curve?.unit ?? '', isMoments: true });
  const [first, last] = [points?.[0], points?.at(-1)];
  return (
    <KioskPanel place="side" title={t('overview:curve.title')} aside={curve?.unit}>
      <KioskPlot
        values={points && valuesInSteps(points)}
        from={first ? dateTime(first.atMs) : ''}
        to={last ? dateTime(last.atMs) : ''}
        summary={facts ? t('overview:curve.summary', facts) : ''}
        emptyText={t('common:noData')}
      />
      {children}
    </KioskPanel>
  );
}
