import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { type Amount, amountIn } from '#src/domain/amount.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { total } from '#src/domain/known.ts';
import { currencies } from '#src/domain/money.ts';
import { FIGURE_LIMITS } from '#src/domain/number-limits.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { carriedAtom, useCarried } from '#src/state/carried.ts';
import { type FleetRules, fleetRowSchema } from '#src/state/fleet.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { AmountField } from '../amount-field.tsx';
import { kwhPrice } from '../figures.ts';
import { paybackWords } from '../forecast/days-ahead.ts';
import tool from '../tool-sheet.module.css';
import toolCard from '../tool-card.module.css';
import { purchase, type PurchaseResult } from './buy.model.ts';
import { freshRow, missingOf } from './fleet-draft.ts';
import { FigureFields, KindSwitch, MachineFields } from './fleet-form.tsx';
import { bestCardCoin, type FleetSums, runRules } from './fleet.model.ts';
import styles from './fleet.module.css';

interface FleetBuyProps {
  list: readonly PoolCoin[] | undefined;
  electricity: Electricity;
  rules: FleetRules;
  /** Of the fleet as it is. */
  sums: FleetSums;
}

const isOpenAtom = carriedAtom({ key: 'fleet-buy', schema: z.boolean(), initial: false });
const firstRow = freshRow('asic');

/** Whether further machines pay for themselves by the visitor's own tariff; its fields come when they are asked for. */
export function FleetBuy(props: FleetBuyProps) {
  const { t } = useTranslation('fleet');
  const [isOpen, setIsOpen] = useAtom(isOpenAtom);
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby="buy-title" data-print={isOpen ? undefined : 'no'}>
      <h3 id="buy-title" className={typography.h3}>
        {t('buy.title')}
      </h3>
      <p className={toolCard.note}>{t('buy.text')}</p>
      {isOpen ? (
        <BuyFields {...props} />
      ) : (
        <div className={styles.actions}>
          <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
            {t('buy.open')}
          </Button>
        </div>
      )}
    </section>
  );
}

const priceSchema = z.object({ text: z.string(), currency: z.nullable(z.enum(currencies)) });
const noPrice: Amount = { text: '', currency: null };

function BuyFields({ list, electricity, rules, sums }: FleetBuyProps) {
  const { t } = useTranslation('fleet');
  const [draft, setDraft] = useCarried({ key: 'fleet-buy-row', schema: fleetRowSchema, initial: firstRow });
  const [cost, setCost] = useCarried({ key: 'fleet-buy-cost', schema: priceSchema, initial: noPrice });
  const rate = list && cnyPerUsd(list);
  // By the hour: ten years are not summed anew each minute.
  const hourMs = Math.floor(now() / HOUR_MS) * HOUR_MS;
  const result = useMemo(() => {
    if (Object.values(missingOf(draft)).some(Boolean)) return undefined;
    const shown = { currency: electricity.currency, cnyPerUsd: rate };
    const costOfOne = cost.text === '' ? undefined : amountIn(cost, shown);
    return purchase({ row: draft, costOfOne, list, electricity, rules: runRules(rules, shown), nowMs: hourMs });
  }, [draft, cost, rate, list, electricity, rules, hourMs]);
  return (
    <>
      <div className={styles.form} role="group" aria-label={t('buy.title')}>
        <KindSwitch draft={draft} onChange={setDraft} />
        <MachineFields
          draft={draft}
          label={t('buy.model')}
          bestCardCoin={(model) => bestCardCoin(model, { list, electricity, nowMs: now() })}
          onChange={setDraft}
        />
        <FigureFields draft={draft} missing={undefined} onChange={setDraft} />
        <div className={tool.fields}>
          <AmountField
            label={t('buy.cost')}
            amount={cost}
            shown={electricity.currency}
            limits={FIGURE_LIMITS}
            onChange={setCost}
            onCurrency={(currency) => setCost({ ...cost, currency })}
          />
        </div>
      </div>
      {result ? (
        <BuyResult result={result} electricity={electricity} isPriced={cost.text !== ''} fleetNet={sums.days[0]?.net} />
      ) : (
        <p className={toolCard.note}>{t('buy.choose')}</p>
      )}
    </>
  );
}

interface BuyResultProps {
  result: PurchaseResult;
  electricity: Electricity;
  isPriced: boolean;
  fleetNet: number | undefined;
}

function BuyResult({ result, electricity: { currency }, isPriced, fleetNet }: BuyResultProps) {
  const { t } = useTranslation(['fleet', 'tools']);
  const { t: tools } = useTranslation('tools');
  const { money, number } = useFormats();
  const payback = (days: PurchaseResult['payback']) => (isPriced ? paybackWords(days, tools, number) : t('tools:asic.noCost'));
  const rows = [
    { label: t('fleet:buy.net'), value: money(result.net, currency) },
    { label: t('fleet:buy.breakEven'), value: kwhPrice(result.breakEven, currency) },
    { label: t('fleet:buy.payback'), value: payback(result.payback) },
    { label: t('fleet:buy.cautious'), value: payback(result.cautious) },
    { label: t('fleet:buy.with'), value: money(total([fleetNet, result.today?.net]), currency) },
  ];
  return (
    <FactList
      variant="rows"
      aria-live="polite"
      facts={rows.map(({ label, value }) => ({ label, value: <Figure longest={0} value={value} /> }))}
    />
  );
}
