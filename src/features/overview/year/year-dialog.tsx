import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { brand } from '#src/lib/brand.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { saveCsv } from '#src/parts/files.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { type FarmId, fileName } from '../farm-id.ts';
import { yearCsv } from './year-csv.ts';
import { type Payout, powerOfDay, yearRows, yearsOf, yearTotals } from './year.model.ts';

interface YearDialogProps {
  id: FarmId;
  payouts: readonly Payout[];
  isSimulated: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** A year of payments with the price of each day as a file, with how it is made and what it lacks. */
export function YearDialog({ isOpen, onClose, ...farm }: YearDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('overview:year.title')} closeLabel={t('common:close')}>
      <YearForm {...farm} />
    </Dialog>
  );
}

function YearForm({ id, payouts, isSimulated }: Omit<YearDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation(['overview', 'common']);
  const { number, money } = useFormats();
  const years = yearsOf(payouts);
  const [year, setYear] = useState(years[0] ?? 0);
  const coinId = coinBySymbol(id.coin)?.id ?? 0;
  const answer = useApiQuery(apiQuery('priceCurve', { coinId, year }));
  const power = usePowerOfDay(coinId);
  const rows = yearRows({ payouts, year, prices: answer.data?.data, costPerDay: power.cost });
  const totals = yearTotals(rows);
  const origin = isSimulated || answer.data?.isSimulated ? t('common:simulated') : '';
  const notes = useNotes({ id, year, payouts, power, origin });
  const save = () =>
    saveCsv(
      fileName(id, `${year}.csv`),
      yearCsv({
        rows,
        coin: id.coin,
        currency: power.currency,
        head: (column) => t(`overview:year.columns.${column}`),
        notes,
        sum: t('overview:year.sum'),
        origin,
      }),
    );
  return (
    <div className={layout.stack}>
      <SelectField
        label={t('overview:year.choose')}
        value={String(year)}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(text) => setYear(Number(text))}
      />
      <FactList
        variant="rows"
        facts={[
          { label: t('overview:year.payments'), value: number(rows.length) },
          { label: t('overview:year.amount'), value: `${totals.amount === undefined ? '--' : formatIncome(totals.amount)} ${id.coin}` },
          {
            label: t('overview:year.value'),
            value: answer.isPending ? '…' : totals.valueUsd === undefined ? '--' : money(totals.valueUsd, 'USD'),
            note: !answer.isPending && totals.unpriced > 0 && t('overview:year.unpriced', { count: totals.unpriced }),
          },
          ...(origin ? [{ label: t('overview:year.columns.origin'), value: origin }] : []),
        ]}
      />
      {notes.slice(1).map(([name, sentence]) => (
        <p key={name} className={typography.small}>
          {t('overview:year.notes.line', { name, text: sentence })}
        </p>
      ))}
      <Button disabled={answer.isPending} onClick={save}>
        <Icon name="download" size={16} />
        {t('overview:year.save', { year })}
      </Button>
    </div>
  );
}

/** What a day of electricity costs by the machines and the tariff that were typed on this device; defaults count for nothing. */
function usePowerOfDay(coinId: number) {
  const records = useApiQuery(coinListQuery()).data?.data;
  const electricity = useElectricity(records && cnyPerUsd(records));
  const { flat, kind } = useAtomValue(tariffAtom);
  const isTyped = flat !== null || kind === 'hours';
  const { rows } = useAtomValue(fleetAtom);
  return { ...powerOfDay(rows, { coinId, electricity: isTyped ? electricity : undefined, nowMs: now() }), currency: electricity.currency };
}

interface NoteParts extends Pick<YearDialogProps, 'id' | 'payouts'> {
  year: number;
  power: ReturnType<typeof usePowerOfDay>;
  origin: string;
}

/** How the figures are made and where they come from: the first lines of the file, and what the dialog says below its figures. */
function useNotes({ id, year, payouts, power, origin }: NoteParts): readonly (readonly [string, string])[] {
  const { t } = useTranslation('overview');
  const { number, dateTime } = useFormats();
  const first = Math.min(...payouts.map(({ time }) => time * SECOND_MS));
  const { kWh, perKwh, currency } = power;
  const electricity =
    kWh === undefined || perKwh === undefined
      ? t('year.notes.noElectricity', { coin: id.coin })
      : t('year.notes.electricity', { kWh: number(kWh, 1), price: `${number(perKwh, 4)} ${currency}` });
  return [
    [t('year.notes.farm'), `${id.coin} ${id.address}, ${year}${origin && `, ${origin}`}`],
    [t('year.notes.payments'), t('year.notes.paymentsText', { when: dateTime(first), site: brand.name })],
    [t('year.notes.price'), t('year.notes.priceText')],
    [t('year.notes.power'), electricity],
    [t('year.notes.advice'), t('year.notes.adviceText')],
  ];
}
