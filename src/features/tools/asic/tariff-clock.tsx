import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import layout from '#src/ui/layout.module.css';
import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import type { ChangeTariff } from '../electricity/use-tariff.ts';
import { TariffFields } from './tariff-fields.tsx';
import type { TariffPlace } from './tariff-preview.tsx';
import styles from './tariff.module.css';

interface TariffClockProps {
  place: TariffPlace;
  onChange: ChangeTariff;
  /** When to run which machines: those of the fleet, else those of the calculator. */
  plan: ReactNode;
}

/** The prices of the hours, and when machines pay for their electricity. */
export function TariffClock({ place, onChange, plan }: TariffClockProps) {
  const { t } = useTranslation('tools');
  const { time } = useFormats();
  const isHydrated = useIsHydrated();
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="tariff-title">
      <h3 id="tariff-title" className={typography.h3}>
        {t('tariff.title')}
      </h3>
      <p className={styles.note}>{t('tariff.purpose')}</p>
      <TariffFields place={place} onChange={onChange} />
      {plan}
      {isHydrated ? <p className={styles.note}>{t('tariff.zone', { time: time(now()) })}</p> : <div className={styles.waiting} />}
    </section>
  );
}
