import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Field } from '#src/ui/field.tsx';
import { dayStartOf, isDay } from './editions.model.ts';
import styles from './editions-bar.module.css';

interface DayFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** '' for no day yet. */
  value: string;
  /** The editions that there are. */
  first: string;
  last: string;
  onDay: (day: string) => void;
}

/** The browser's own calendar. A day is taken once it is whole and between the first and the last edition. */
export function DayField({ label, isLabelHidden = false, value, first, last, onDay }: DayFieldProps) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  const [text, setText] = useState(value);
  const isOutside = isDay(text) && (text < first || text > last);
  const choose = (chosen: string) => {
    setText(chosen);
    if (isDay(chosen) && chosen >= first && chosen <= last) onDay(chosen);
  };
  const bounds = { first: beijingDate(dayStartOf(first)), last: beijingDate(dayStartOf(last)) };
  return (
    <Field
      className={styles.day}
      label={label}
      isLabelHidden={isLabelHidden}
      type="date"
      min={first}
      max={last}
      value={text}
      onText={choose}
      error={isOutside ? t('editions.outside', bounds) : undefined}
    />
  );
}
