import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOfDay } from '#src/domain/electricity/electricity.ts';
import { amountIn } from '#src/domain/amount.ts';
import { electricityOf, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import type { Maybe } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { paysToRun } from '#src/domain/tariff/tariff.ts';
import type { ReadTariff, TariffPrices } from '#src/domain/tariff/read-tariff.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { HourStrip } from '../electricity/hour-strip.tsx';
import { TariffQuestions } from './tariff-questions.tsx';
import { bandLines } from './tariff-bands.ts';
import { firstAnswers, isForeign, isUsual, plusAnswered, rateOf, replaced, type TariffAnswers, withPrices } from './read-prices.model.ts';
import styles from './tariff.module.css';

/** Prices that were read, and what is to be asked of them. */
export type AskedPrices = Extract<ReadTariff, TariffPrices>;

/** What prices are taken into, and shown with. */
export interface TariffPlace {
  readonly tariff: OwnTariff;
  readonly shown: Currency;
  readonly cnyPerUsd: number | undefined;
  /** What a kWh brings, in the currency that is shown. */
  readonly income: Maybe;
}

interface TariffPreviewProps {
  reading: AskedPrices;
  place: TariffPlace;
  /** Whose clock the times show; empty is the visitor's. */
  zone: string;
  onZone: (zone: string) => void;
  onTake: (after: OwnTariff) => void;
  onLeave: () => void;
}

/** What prices were read as, in words and as strips, before they take the place of others. */
export function TariffPreview({ reading, place, zone, onZone, onTake, onLeave }: TariffPreviewProps) {
  const { t } = useTranslation('electricity');
  const { shortDate } = useFormats();
  const { tariff: before, shown, cnyPerUsd, income } = place;
  const [answers, setAnswers] = useState<TariffAnswers>(() => firstAnswers(reading, before, shown));
  const nowMs = now();
  const after = withPrices(reading, answers, { before, cnyPerUsd, nowMs });
  const isUnpriced = isForeign(reading) && rateOf(answers) === 1 && answers.rate !== '1';
  const lacksRate = amountIn(plusAnswered(answers), { currency: answers.currency, cnyPerUsd }) === undefined;
  const own = electricityOf(after, { currency: answers.currency, cnyPerUsd });
  const inShown = electricityOf(after, { currency: shown, cnyPerUsd });
  const money = isUnpriced ? (reading.currency ?? '') : t(`money.${answers.currency}`);
  const lines = bandLines(reading.kind, own, nowMs, t);
  const days = [0, 1].map((ahead) =>
    hoursOfDay(inShown, nowMs, ahead).map((hour) => ({ ...hour, isRunning: paysToRun(hour.perKwh, income) })),
  );
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      {(reading.asks.includes('price') || !isUsual(reading, answers)) && <Notice tone="warning">{t('preview.odd')}</Notice>}
      <div role="status">
        {lines.map(({ days: of, text }) => (
          <p key={of}>{t('preview.line', { bands: text, money, days: t(`preview.days.${of}`) })}</p>
        ))}
        <p className={styles.question}>{t('preview.ask')}</p>
      </div>
      {!isUnpriced &&
        days.map((hours) => (
          <div key={hours[0]?.startsAtMs} className={styles.day}>
            <p className={styles.dayName}>{shortDate(hours[0]?.startsAtMs ?? nowMs)}</p>
            <HourStrip hours={hours} currency={shown} />
          </div>
        ))}
      <TariffQuestions {...{ reading, answers, zone, onZone }} onAnswer={(changes) => setAnswers({ ...answers, ...changes })} />
      {lacksRate && <Notice tone="warning">{t('preview.noRate', { money: t(`money.${answers.currency}`) })}</Notice>}
      {replaced(before, after) && <p className={styles.note}>{t('preview.replaces')}</p>}
      <div className={styles.importActions}>
        <Button variant="primary" size="sm" disabled={isUnpriced || lacksRate} onClick={() => onTake(after)}>
          {t('preview.take')}
        </Button>
        <Button variant="line" size="sm" onClick={onLeave}>
          {t('preview.change')}
        </Button>
      </div>
    </section>
  );
}
