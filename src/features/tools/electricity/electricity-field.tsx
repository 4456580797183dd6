import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsaid } from '#src/domain/amount.ts';
import { meanPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import { areHoursUnsaid, FLAT_LIMITS, flatPrice, type OwnTariff, usesFlatPrice } from '#src/domain/electricity/own-tariff.ts';
import { Button } from '#src/ui/button.tsx';
import { AmountField } from '../amount-field.tsx';
import { CurrencyQuestion } from '../currency-question.tsx';
import { kwhPrice } from '../figures.ts';
import type { TariffApi } from './use-tariff.ts';
import styles from './electricity.module.css';

interface ElectricityFieldProps {
  tariff: Pick<TariffApi, 'tariff' | 'shown' | 'change'>;
  usual: PriceProfile;
}

/** The price of a kWh that a tool counts with: the one, or of the hours what they come to. */
export function ElectricityField({ tariff: { tariff, shown, change }, usual }: ElectricityFieldProps) {
  const { t } = useTranslation(['electricity', 'tools']);
  const label = t('tools:earnings.electricityPrice');
  if (tariff.kind === 'flat') {
    const price = flatPrice(tariff, shown);
    return (
      <AmountField
        label={label}
        amount={price}
        shown={shown}
        per="kWh"
        limits={FLAT_LIMITS}
        hint={price.text === '' ? t('tools:earnings.freeElectricity') : undefined}
        onChange={({ text, currency }) => change((before) => ({ ...before, flat: text, flatIn: currency }))}
        // An untyped price then starts as it does in that currency.
        onCurrency={(flatIn) => change((before) => ({ ...before, flatIn }))}
      />
    );
  }
  return <HourlyPrice {...{ label, tariff, shown, change, usual }} />;
}

interface HourlyPriceProps extends Pick<TariffApi, 'tariff' | 'shown' | 'change'> {
  label: string;
  usual: PriceProfile;
}

/** What the prices of the hours come to; prices that were kept without their currency are asked for first. */
function HourlyPrice({ label, tariff, shown, change, usual }: HourlyPriceProps) {
  const { t } = useTranslation('electricity');
  const part = useRef<HTMLDivElement>(null);
  const flat = flatPrice(tariff, shown);
  const answer = (said: Pick<OwnTariff, 'flatIn'> | Pick<OwnTariff, 'hoursIn'>) => {
    change((before) => ({ ...before, ...said }));
    part.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  const prices = usual.prices.flatMap(({ perKwh }) => perKwh ?? []);
  const [from, to, mean] = [Math.min(...prices), Math.max(...prices), meanPrice(usual)].map((price) => kwhPrice(price, shown));
  return (
    <div ref={part} className={styles.hourly}>
      <p className={styles.label}>{label}</p>
      {areHoursUnsaid(tariff) && <CurrencyQuestion onAnswer={(hoursIn) => answer({ hoursIn })} />}
      {isUnsaid(flat) && usesFlatPrice(tariff) && <CurrencyQuestion text={flat.text} onAnswer={(flatIn) => answer({ flatIn })} />}
      <p>{t('hourly', { from, to, mean })}</p>
      <Button variant="line" size="sm" data-print="no" onClick={() => change((before) => ({ ...before, kind: 'flat' }))}>
        {t('onePrice')}
      </Button>
    </div>
  );
}
