import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { asicFields } from './asic/asic-fields.ts';
import { kwhPrice } from './figures.ts';
import { asicRow } from './fleet/fleet-draft.ts';
import { allRunWords } from './fleet/fleet-words.ts';
import { fleetLines, fleetSums } from './fleet/fleet.model.ts';

/** What an example of the calculator says, of the visitor's own machines. */
interface MachineFacts {
  /** '40 × Antminer S21 200T', with the label of simulated figures. */
  readonly machines: string;
  readonly net: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** The visitor's fleet by the own tariff, else the machine of the ASIC calculator, as `draw` shows it. */
export function OwnMachines({ draw }: { draw: (facts: MachineFacts) => ReactNode }) {
  const { t } = useTranslation('fleet');
  const { t: common } = useTranslation('common');
  const { money, time } = useFormats();
  const response = useApiQuery(coinListQuery()).data;
  const list = response?.data;
  const electricity = useElectricity(list && cnyPerUsd(list));
  const fleet = useAtomValue(fleetAtom);
  const machine = asicRow(useAtomValue(asicFields.atom));
  const rows = fleet.rows.length > 0 || !machine ? fleet.rows : [machine];
  const lines = fleetLines({ fleet: { ...fleet, rows }, list, electricity, nowMs: now() });
  const breakEvens = [...new Set(lines.map(({ breakEven }) => kwhPrice(breakEven, electricity.currency)))];
  return draw({
    machines: lines.map(({ name }) => name).join(' + ') + (response?.isSimulated ? ` (${common('simulated')})` : ''),
    net: money(fleetSums(lines).days[0]?.net, electricity.currency),
    rows: [
      { name: t('columns.runs'), value: allRunWords(lines, t, time) },
      { name: t('columns.breakEven'), value: breakEvens.join(' / ') },
    ],
  });
}
