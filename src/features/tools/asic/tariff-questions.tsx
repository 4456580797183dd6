import { useTranslation } from 'react-i18next';
import { HOUR_LIMITS, PERCENT_MORE_LIMITS } from '#src/domain/electricity/own-tariff.ts';
import { currencies } from '#src/domain/money.ts';
import { MARKET_LIMITS } from '#src/domain/number-limits.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AmountField } from '../amount-field.tsx';
import { isForeign, plusAnswered, type TariffAnswers, unitIds } from './read-prices.model.ts';
import type { AskedPrices } from './tariff-preview.tsx';
import styles from './tariff.module.css';

interface TariffQuestionsProps {
  reading: AskedPrices;
  answers: TariffAnswers;
  onAnswer: (changes: Partial<TariffAnswers>) => void;
  zone: string;
  onZone: (zone: string) => void;
}

/** Clocks of the big markets, beside the visitor's own. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'Asia/Shanghai',
  'Australia/Sydney',
];

/** What prices do not say of themselves, and what comes on top of them: first so much per kWh, then so many percent. */
export function TariffQuestions({ reading, answers, onAnswer, zone, onZone }: TariffQuestionsProps) {
  const { t } = useTranslation('electricity');
  const { asks, currency: said } = reading;
  const isOther = isForeign(reading);
  const money = isOther && said !== undefined ? said : answers.currency;
  const unitNames = { kwh: `${money}/kWh`, cents: `0.01 ${money}/kWh`, mwh: `${money}/MWh` };
  return (
    <>
      {isOther && <Notice tone="warning">{said === undefined ? t('preview.unknownMoney') : t('preview.foreign', { said })}</Notice>}
      {asks.includes('tax') && <Notice tone="warning">{t('preview.untaxed')}</Notice>}
      <div className={styles.questions}>
        {(asks.includes('unit') || asks.includes('price')) && (
          <SelectField
            label={t('preview.unit')}
            value={answers.unit}
            options={unitIds.map((value) => ({ value, label: unitNames[value] }))}
            onChange={(next) => onAnswer({ unit: next })}
          />
        )}
        {(said === undefined || isOther || asks.includes('currency')) && (
          <SelectField
            label={t(isOther ? 'preview.convertTo' : 'preview.currency')}
            value={answers.currency}
            options={currencies.map((value) => ({ value, label: t(`money.${value}`) }))}
            onChange={(currency) => onAnswer({ currency })}
          />
        )}
        {isOther && (
          <NumberField
            label={t('preview.rate', { said: said ?? t('preview.itsUnit') })}
            unit={answers.currency}
            limits={MARKET_LIMITS}
            quantity={answers.currency}
            value={answers.rate}
            onChange={(rate) => onAnswer({ rate })}
          />
        )}
        {asks.includes('zone') && (
          <SelectField
            label={t('preview.zone')}
            value={zone}
            options={[{ value: '', label: t('preview.ownZone') }, ...zones.map((value) => ({ value, label: value }))]}
            onChange={onZone}
          />
        )}
        <AmountField
          label={t('plus')}
          amount={plusAnswered(answers)}
          shown={answers.currency}
          per="kWh"
          limits={HOUR_LIMITS}
          onChange={(plus) => onAnswer({ plus: plus.text, plusIn: plus.currency })}
          onCurrency={(plusIn) => onAnswer({ plusIn })}
        />
        <NumberField
          label={t('percent')}
          unit="%"
          limits={PERCENT_MORE_LIMITS}
          quantity="percent"
          value={answers.percent}
          onChange={(percent) => onAnswer({ percent })}
        />
      </div>
      <p className={styles.note}>{t('additions')}</p>
    </>
  );
}
