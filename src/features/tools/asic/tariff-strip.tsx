import type { Maybe } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { paysToRun, type TariffHour } from '#src/domain/tariff/tariff.ts';
import { useFormats } from '#src/i18n/formats.ts';
import styles from './tariff.module.css';

interface TariffStripProps {
  hours: readonly TariffHour[];
  /** What a kWh brings; undefined while it is not known. */
  income: Maybe;
  currency: Currency;
}

/** A day as a strip of its hours, those that pay in another colour; whoever reads it aloud has the words beside it. */
export function TariffStrip({ hours, income, currency }: TariffStripProps) {
  const { money, time } = useFormats();
  return (
    <ol className={styles.strip} aria-hidden="true">
      {hours.map(({ startsAtMs, hour, perKwh }) => (
        <li key={startsAtMs} data-run={paysToRun(perKwh, income)} title={`${time(startsAtMs)} ${money(perKwh, currency)}/kWh`}>
          {hour % 6 === 0 ? hour : ''}
        </li>
      ))}
    </ol>
  );
}
