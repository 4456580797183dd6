import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areHoursUnsaid, HOUR_LIMITS, PERCENT_MORE_LIMITS, plusPrice } from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { type OpenedFile, openedPricesAtom } from '#src/state/opened-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { AmountField } from '../amount-field.tsx';
import { CurrencyQuestion } from '../currency-question.tsx';
import type { ChangeTariff } from '../electricity/use-tariff.ts';
import type { TariffPlace } from './tariff-preview.tsx';
import { type DayList, hoursCurrency, shownHours, withHour, withKind, withoutDated } from './tariff.model.ts';
import styles from './tariff.module.css';

/** With the reader of bills and its languages, a third of the tool's code, for those who have prices by the hour. */
const TariffImport = lazy(async () => ({ default: (await retryImport(() => import('./tariff-import.tsx'))).TariffImport }));

interface TariffFieldsProps {
  place: TariffPlace;
  onChange: ChangeTariff;
}

/** One price, or 24 of weekdays and weekends, and those of a market. */
export function TariffFields({ place, onChange }: TariffFieldsProps) {
  const { t } = useTranslation('tools');
  const { tariff } = place;
  const [opened, leaveOpened] = useOpenedPrices();
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.kind')}
        value={tariff.kind}
        options={[
          { value: 'flat', label: t('tariff.flat') },
          { value: 'hours', label: t('tariff.hours') },
        ]}
        onChange={(kind) => {
          leaveOpened();
          onChange((before) => withKind(before, kind));
        }}
      />
      {(tariff.kind === 'hours' || opened) && (
        <Suspense fallback={<div className={styles.importWaiting} />}>
          <TariffImport {...{ place, onChange, opened }} />
        </Suspense>
      )}
      {tariff.kind === 'hours' && (
        <>
          {tariff.dated !== '' && <DatedFields place={place} onChange={onChange} />}
          <HourlyFields place={place} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** The file that was opened from the system last, also beside one price: what it holds is asked about before it counts. */
function useOpenedPrices(): readonly [opened: OpenedFile | undefined, leave: () => void] {
  const [waiting, setWaiting] = useAtom(openedPricesAtom);
  const [opened, setOpened] = useState<OpenedFile>();
  if (waiting && waiting !== opened) setOpened(waiting);
  // Taken: who comes back to this page is not asked again.
  useEffect(() => {
    if (waiting) setWaiting(undefined);
  }, [waiting, setWaiting]);
  return [opened, () => setOpened(undefined)];
}

/** The 24 prices of weekdays or of weekends. */
function HourlyFields({ place, onChange }: TariffFieldsProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const [days, setDays] = useState<DayList>('weekday');
  const { tariff, shown } = place;
  const currency = hoursCurrency(tariff, shown);
  const setCurrency = (hoursIn: Currency) => onChange((before) => ({ ...before, hoursIn }));
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tools:tariff.days')}
        value={days}
        options={[
          { value: 'weekday', label: t('tools:tariff.weekday') },
          { value: 'weekend', label: t('tools:tariff.weekend') },
        ]}
        onChange={setDays}
      />
      {areHoursUnsaid(tariff) ? (
        <CurrencyQuestion onAnswer={setCurrency} />
      ) : (
        <p className={styles.note}>{t('electricity:fromTheHour', { unit: t(`electricity:unit.${currency}`) })}</p>
      )}
      {tariff.dated === '' && !areHoursUnsaid(tariff) && (
        <Segment
          kind="choice"
          className={styles.start}
          label={t('electricity:amount.hoursIn')}
          value={currency}
          options={currencies.map((value) => ({ value, label: t(`electricity:amount.kWh.${value}`) }))}
          onChange={setCurrency}
        />
      )}
      <div className={styles.hours}>
        {shownHours(tariff, days, place).map((text, hour) => (
          <NumberField
            key={`${days}-${hour}`}
            label={`${String(hour).padStart(2, '0')}:00`}
            limits={HOUR_LIMITS}
            quantity={`${currency}/kWh`}
            value={text}
            onChange={(next) =>
              onChange((before) => withHour(before, days, { texts: shownHours(before, days, place).with(hour, next), shown }))
            }
          />
        ))}
      </div>
    </>
  );
}

/** That imported prices count, and what comes on top of them. */
function DatedFields({ place: { tariff, shown }, onChange }: TariffFieldsProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  return (
    <div className={styles.import}>
      <div className={styles.imported}>
        <span>{t('tools:tariff.hasDated')}</span>
        <Button variant="line" size="sm" data-print="no" onClick={() => onChange(withoutDated)}>
          {t('tools:tariff.dropDated')}
        </Button>
      </div>
      <div className={styles.questions}>
        <AmountField
          label={t('electricity:plus')}
          amount={plusPrice(tariff)}
          shown={shown}
          per="kWh"
          limits={HOUR_LIMITS}
          onChange={({ text, currency }) => onChange((before) => ({ ...before, plus: text, plusIn: currency }))}
          onCurrency={(plusIn) => onChange((before) => ({ ...before, plusIn }))}
        />
        <NumberField
          label={t('electricity:percent')}
          unit="%"
          limits={PERCENT_MORE_LIMITS}
          quantity="percent"
          value={tariff.percent}
          onChange={(percent) => onChange((before) => ({ ...before, percent }))}
        />
      </div>
      <p className={styles.note}>{t('electricity:additions')}</p>
    </div>
  );
}
