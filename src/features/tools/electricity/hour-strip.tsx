import type { PlannedHour } from '#src/domain/fleet.ts';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import clock from '../asic/tariff.module.css';
import { kwhPrice } from '../figures.ts';

interface HourStripProps {
  hours: readonly PlannedHour[];
  currency: Currency;
}

/** A day as a strip of its hours, those in which machines run in another colour; whoever reads it aloud has the words beside it. */
export function HourStrip({ hours, currency }: HourStripProps) {
  const { time } = useFormats();
  return (
    <ol className={clock.strip} aria-hidden="true">
      {hours.map(({ startsAtMs, hour, perKwh, isRunning }) => (
        <li key={startsAtMs} data-run={isRunning} title={`${time(startsAtMs)} ${kwhPrice(perKwh, currency)}/kWh`}>
          {hour % 6 === 0 ? hour : ''}
        </li>
      ))}
    </ol>
  );
}
