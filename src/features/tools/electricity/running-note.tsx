import { useTranslation } from 'react-i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import type { RunningDay, PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import styles from './electricity.module.css';

interface RunningNoteProps {
  day: RunningDay;
  basis: PriceProfile['basis'];
  currency: Currency;
}

/** Beside a figure by the hour: how many hours it is of, what running through would leave, and which prices it counts with. */
export function RunningNote({ day: { runningHours, hours, net, allDay }, basis, currency }: RunningNoteProps) {
  const { t } = useTranslation('electricity');
  const { estimate: money } = useFormats();
  if (basis === 'flat') return null;
  const [running, all] = [runningHours, hours].map((figure) => roundAndTrim(figure, 1));
  const hoursText = runningHours > 0 ? t('running', { hours: running, count: runningHours }) : t('standing');
  return (
    <div className={styles.running}>
      <p>{net === undefined ? t('unknown') : hoursText}</p>
      {runningHours < hours && <p>{t('allDay', { hours: all, net: money(allDay.net, currency) })}</p>}
      {basis !== 'day' && <p>{t(`basis.${basis}`)}</p>}
    </div>
  );
}
