import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#src/domain/money.ts';
import { readTariff } from '#src/domain/tariff-text.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { FIGURE_LIMITS } from '../figures.ts';
import type { AsicInputsOf } from './asic-fields.ts';
import { type AsicTariff, hourTexts, withHour, withTariff } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffFieldsProps {
  inputs: AsicInputsOf;
  tariff: AsicTariff;
  /** The currency that is shown: the one of prices that come in now. */
  shown: Currency;
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

/** One price, or 24 of weekdays and weekends. */
export function TariffFields({ inputs, tariff, shown, onChange }: TariffFieldsProps) {
  const { t } = useTranslation('tools');
  const choose = (kind: 'flat' | 'hours') =>
    onChange((now) => ({ ...now, tariff: kind, ...(now.weekday === '' && now.dated === '' && { tariffIn: shown }) }));
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.kind')}
        value={tariff.isFlat ? 'flat' : 'hours'}
        options={[
          { value: 'flat', label: t('tariff.flat') },
          { value: 'hours', label: t('tariff.hours') },
        ]}
        onChange={choose}
      />
      {!tariff.isFlat && <HourlyFields inputs={inputs} currency={tariff.currency} onChange={onChange} />}
      {!tariff.isFlat && <TariffImport shown={shown} onChange={onChange} />}
    </>
  );
}

interface HourlyFieldsProps {
  inputs: AsicInputsOf;
  currency: Currency;
  onChange: TariffFieldsProps['onChange'];
}

/** The 24 prices of weekdays or of weekends. */
function HourlyFields({ inputs, currency, onChange }: HourlyFieldsProps) {
  const { t } = useTranslation('tools');
  const [days, setDays] = useState<'weekday' | 'weekend'>('weekday');
  const textsOf = (fields: AsicInputsOf) => hourTexts(fields[days], currency === 'CNY' ? fields.cny : fields.usd);
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.days')}
        value={days}
        options={[
          { value: 'weekday', label: t('tariff.weekday') },
          { value: 'weekend', label: t('tariff.weekend') },
        ]}
        onChange={setDays}
      />
      <p className={styles.note}>{t('tariff.perKwh', { currency })}</p>
      <div className={styles.hours}>
        {textsOf(inputs).map((text, hour) => (
          <NumberField
            key={`${days}-${hour}`}
            label={`${String(hour).padStart(2, '0')}:00`}
            limits={FIGURE_LIMITS}
            value={text}
            onChange={(next) => onChange((now) => ({ ...now, [days]: withHour(textsOf(now), hour, next) }))}
          />
        ))}
      </div>
      {inputs.dated !== '' && (
        <div className={styles.imported}>
          <span>{t('tariff.hasDated')}</span>
          <Button variant="line" size="sm" onClick={() => onChange((now) => ({ ...now, dated: '' }))}>
            {t('tariff.dropDated')}
          </Button>
        </div>
      )}
    </>
  );
}

const LARGEST_FILE = 1_000_000;

/** Prices pasted from a bill or out of a file; what cannot be read changes nothing. */
function TariffImport({ shown, onChange }: Pick<TariffFieldsProps, 'shown' | 'onChange'>) {
  const { t } = useTranslation('tools');
  const showToast = useSetAtom(showToastAtom);
  const id = useId();
  const [text, setText] = useState('');
  const read = (source: string) => {
    const tariff = readTariff(source);
    if (!tariff) return showToast({ tone: 'error', text: t('tariff.unreadable') });
    onChange((now) => withTariff(now, tariff, shown));
    setText('');
    showToast({ tone: 'success', text: t(tariff.isPerMwh ? 'tariff.readMwh' : 'tariff.read', { currency: shown }) });
  };
  const readFile = async (file: File | undefined) => {
    if (file) read(file.size > LARGEST_FILE ? '' : await file.text());
  };
  return (
    <div className={styles.import}>
      <label htmlFor={`${id}-text`}>{t('tariff.paste')}</label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        rows={4}
        spellCheck={false}
        placeholder={'08:00-22:00 0.95\n22:00-08:00 0.35'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.importActions}>
        <Button variant="line" size="sm" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('tariff.take')}
        </Button>
        <label className={styles.file}>
          <span>{t('tariff.file')}</span>
          <input
            type="file"
            accept=".csv,.json,.txt,text/csv,application/json,text/plain"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
