import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { asicPlace } from '#src/parts/tools.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { AnswerLine } from './answer-line.tsx';
import { asicFields } from './asic/asic-fields.ts';
import { kwhPrice } from './figures.ts';
import { asicRow } from './fleet/fleet-draft.ts';
import { allRunWords } from './fleet/fleet-words.ts';
import { fleetLines, fleetSums } from './fleet/fleet.model.ts';
import { nextSwitchWords, useTodayWords } from './fleet/next-switch.tsx';
import styles from './own-machines.module.css';

/** What an example of the calculator says, of the visitor's own machines. */
interface MachineFacts {
  /** '40 × Antminer S21 200T', with the label of simulated figures. */
  readonly machines: string;
  readonly net: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** The visitor's fleet by the own tariff; where there is none, the machine of the ASIC calculator. */
function useOwnLines() {
  const response = useApiQuery(coinListQuery()).data;
  const list = response?.data;
  const electricity = useElectricity(list && cnyPerUsd(list));
  const fleet = useAtomValue(fleetAtom);
  const machine = asicRow(useAtomValue(asicFields.atom));
  const rows = fleet.rows.length > 0 || !machine ? fleet.rows : [machine];
  const lines = fleetLines({ fleet: { ...fleet, rows }, list, electricity, nowMs: now() });
  return { lines, net: fleetSums(lines).days[0]?.net, currency: electricity.currency, isSimulated: response?.isSimulated ?? false };
}

/** The visitor's fleet by the own tariff, else the machine of the ASIC calculator, as `draw` shows it. */
export function OwnMachines({ draw }: { draw: (facts: MachineFacts) => ReactNode }) {
  const { t } = useTranslation('fleet');
  const { t: common } = useTranslation('common');
  const { estimate, time } = useFormats();
  const { lines, net, currency, isSimulated } = useOwnLines();
  const breakEvens = [...new Set(lines.map(({ breakEven }) => kwhPrice(breakEven, currency)))];
  return draw({
    machines: lines.map(({ name }) => name).join(' + ') + (isSimulated ? ` (${common('simulated')})` : ''),
    net: estimate(net, currency),
    rows: [
      { name: t('columns.runs'), value: allRunWords(lines, t, time) },
      { name: t('columns.breakEven'), value: breakEvens.join(' / ') },
    ],
  });
}

/** What the fleet leaves today, and what is switched next, counted down. */
function useToday() {
  const { t } = useTranslation('fleet');
  const { t: common } = useTranslation('common');
  const { estimate, time } = useFormats();
  useMinute();
  const { lines, net, currency, isSimulated } = useOwnLines();
  const next = nextSwitchWords(lines, { t, time, nowMs: now() });
  return { net: estimate(net, currency), next, origin: isSimulated ? common('simulated') : undefined };
}

/** The fleet in two lines on the first screen, and the way to it. */
export function OwnMachinesNote() {
  const { t } = useTranslation('fleet');
  const { net, next, origin } = useToday();
  const more = [next, origin].filter(Boolean).join(' · ');
  return (
    <Link className={styles.note} {...asicPlace('fleet')}>
      <span className={styles.today}>
        <span className={styles.name}>{t('home.today')}</span>
        <Figure value={net} tone="ember" />
        <Icon name="arrow-right" size={16} />
      </span>
      {more !== '' && <span className={styles.more}>{more}</span>}
    </Link>
  );
}

/** The same as a line of a kiosk, whose head says what is simulated and whose discreet mode hides the amount. */
export function OwnMachinesLine() {
  const { t } = useTranslation('fleet');
  const { net, next } = useToday();
  const amount = useAmount();
  return [t('home.line', { money: amount(net) }), next].filter(Boolean).join(' · ');
}

/** The fleet's day as the answer of a calculator whose fields are about something that is tried, and the way to the fleet. */
export function OwnMachinesAnswer() {
  const { t } = useTranslation('fleet');
  const { estimate } = useFormats();
  const navigate = useNavigate();
  const { lines, net, currency } = useOwnLines();
  const text = useTodayWords(lines, net, estimate(Math.abs(net ?? 0), currency));
  return <AnswerLine text={text} isLoading={net === undefined} showName={t('toFleet')} onShow={() => void navigate(asicPlace('fleet'))} />;
}
