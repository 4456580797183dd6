import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOUR_LIMITS } from '#src/domain/electricity/own-tariff.ts';
import { bandDays, type BandsFault, type SeenBand, seenBands, tariffOfBands } from '#src/domain/tariff/seen-bands.ts';
import type { HourlyTariff } from '#src/domain/tariff/tariff.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { AskedPrices } from './tariff-preview.tsx';
import styles from './tariff.module.css';

interface TariffBandsFormProps {
  /** The text that could not be read. */
  source: string;
  onHours: (hours: HourlyTariff) => void;
}

const empty: SeenBand = { from: '', to: '', price: '', days: 'every' };

/** The prices of a form as they are read: in a unit and currency that the visitor then says. */
export const hoursOfForm = (hours: HourlyTariff): AskedPrices => ({
  kind: 'hours',
  hours,
  unit: 'kwh',
  isGuess: true,
  currency: undefined,
  asks: ['unit'],
});

/** Hours and prices of a text that was refused, for the visitor to finish; nothing where none were seen. */
export function TariffBandsForm({ source, onHours }: TariffBandsFormProps) {
  const { t } = useTranslation('electricity');
  const [seen] = useState(() => seenBands(source));
  const [bands, setBands] = useState(seen);
  const [fault, setFault] = useState<BandsFault>();
  const change = (next: readonly SeenBand[]) => {
    setBands(next);
    setFault(undefined);
  };
  const set = (index: number, changes: Partial<SeenBand>) =>
    change(bands.map((band, at) => (at === index ? { ...band, ...changes } : band)));
  const finish = () => {
    const hours = tariffOfBands(bands);
    if (typeof hours === 'string') setFault(hours);
    else onHours(hours);
  };
  if (seen.length === 0) return null;
  return (
    <section className={styles.preview} aria-label={t('bands.title')}>
      <p className={styles.dayName}>{t('bands.title')}</p>
      <p className={styles.note}>{t('bands.hint')}</p>
      {bands.map((band, index) => (
        <fieldset key={`${bands.length}-${index}`} className={styles.band}>
          <Field label={t('bands.from')} value={band.from} placeholder="08:00" onText={(from) => set(index, { from })} />
          <Field label={t('bands.to')} value={band.to} placeholder="22:00" onText={(to) => set(index, { to })} />
          <NumberField label={t('bands.price')} value={band.price} limits={HOUR_LIMITS} onChange={(price) => set(index, { price })} />
          <SelectField
            label={t('bands.days')}
            value={band.days}
            options={bandDays.map((value) => ({ value, label: t(`bands.${value}`) }))}
            onChange={(days) => set(index, { days })}
          />
          <Button variant="line" size="sm" onClick={() => change(bands.filter((_, at) => at !== index))}>
            {t('bands.remove')}
          </Button>
        </fieldset>
      ))}
      {fault && (
        <Notice tone="error" role="alert">
          {t(`bands.${fault}`)}
        </Notice>
      )}
      <div className={styles.importActions}>
        <Button variant="line" size="sm" onClick={() => change([...bands, empty])}>
          {t('bands.add')}
        </Button>
        <Button variant="primary" size="sm" onClick={finish}>
          {t('bands.show')}
        </Button>
      </div>
    </section>
  );
}
