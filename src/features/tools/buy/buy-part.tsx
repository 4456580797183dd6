import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '#src/lib/clock.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { runRules } from '#src/parts/run-rules.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { type AsicTool, asicAddress } from '../asic/use-asic-tool.ts';
import { EarningsProblem } from '../earnings-parts.tsx';
import { tariffCsv } from '../electricity/electricity-csv.ts';
import { bestCardCoin } from '../fleet/fleet.model.ts';
import { toolFileName } from '../tool-actions.tsx';
import { ToolPage } from '../tool-page.tsx';
import layout from '../tool-sheet.module.css';
import { buyCsv } from './buy-csv.ts';
import { purchase, type Purchase } from './buy.model.ts';
import styles from './buy.module.css';
import { offerColumns } from './offer-columns.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferTable } from './offer-table.tsx';
import { useOffers } from './use-offers.ts';
import { verdictWords } from './verdict-words.ts';

interface BuyPartProps {
  tool: AsicTool;
  search: Readonly<Record<string, unknown>>;
}

/** Whether further machines pay for themselves by the visitor's own tariff, with the reason; several offers side by side. */
export function BuyPart({ tool: own, search }: BuyPartProps) {
  const { t } = useTranslation('fleet');
  const { t: tools } = useTranslation('tools');
  const { t: electricity } = useTranslation('electricity');
  const { tariff, list, response, pool, formats, currency, rate, usual, prices, lines, sums, figuresHourMs, isSimulated } = own;
  const { rules } = own.own.fleet;
  const api = useOffers(search);
  const { offers, chosen } = api;
  const fields = useRef<HTMLDivElement>(null);
  const purchases = useMemo(() => {
    const question = {
      list: pool,
      electricity: prices,
      cnyPerUsd: rate,
      nowMs: figuresHourMs,
      rules: runRules(rules, { currency, cnyPerUsd: rate }),
    };
    return offers.map((offer) => purchase(offer, question));
  }, [offers, pool, prices, rate, figuresHourMs, rules, currency]);
  const ownNet = lines.length > 0 ? sums.days[0]?.net : undefined;
  const columns = offerColumns({ t, tools, formats, currency, ownNet });
  const result = purchases.find(({ offer }) => offer.id === chosen.id);
  const csv = response && {
    name: toolFileName('buy', response.madeAt),
    rows: () =>
      buyCsv(
        { columns, purchases, usual, currency, madeAtMs: response.madeAt, typedPrices: tariffCsv(tariff.tariff, tools, electricity) },
        { t, tools, verdict: (each) => verdictWords(each, { t, tools, formats, currency }) },
      ),
    isSimulated,
  };
  // Whoever chooses or adds an offer goes on in its fields.
  const toFields = () => fields.current?.focus();
  return (
    <ToolPage
      inputs={
        <div ref={fields} tabIndex={-1} role="group" aria-label={t('buy.title')} className={styles.fields}>
          <OfferForm
            key={chosen.id}
            {...{ tariff, usual }}
            offer={chosen}
            bestCardCoin={(model) => bestCardCoin(model, { list: pool, electricity: prices, nowMs: now() })}
            onChange={api.change}
          />
        </div>
      }
      results={
        list.error && !response ? (
          <EarningsProblem error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
        ) : (
          result && (
            <div className={layout.result} aria-busy={list.isPending}>
              <BuyAnswer purchase={result} isLoading={list.isPending} text={verdictWords(result, { t, tools, formats, currency })} />
              <FactList
                variant="rows"
                facts={columns
                  .filter(({ id, cell }) => cell && id !== 'machines')
                  .map(({ label, cell }) => ({ label, value: list.isPending ? <Skeleton width="8ch" /> : cell?.(result) }))
                  .concat(
                    ownNet === undefined
                      ? []
                      : [{ label: t('buy.without'), value: <Figure size="sm" value={formats.estimate(ownNet, currency)} /> }],
                  )}
              />
              <p className={styles.basis}>
                {t('buy.text')} <FigureAge of={response} isWarning />
              </p>
            </div>
          )
        )
      }
      actions={{
        link: asicAddress(own, `&part=buy&${new URLSearchParams({ offers: api.query })}`),
        csv,
        onReset: () => {
          api.reset();
          tariff.reset();
        },
      }}
    >
      <OfferTable {...{ api, columns, purchases }} onEdit={toFields} />
    </ToolPage>
  );
}

interface BuyAnswerProps {
  purchase: Purchase;
  text: string;
  isLoading: boolean;
}

/** The machine, and whether to buy it. */
function BuyAnswer({ purchase: { name, verdict }, text, isLoading }: BuyAnswerProps) {
  const isAgainst = verdict.kind === 'no' || verdict.kind === 'standing';
  return (
    <div
      className={styles.answer}
      data-main
      data-loss={isAgainst || undefined}
      data-known={verdict.kind !== 'open' || undefined}
      aria-live="polite"
    >
      {verdict.kind !== 'open' && <p className={typography.small}>{name}</p>}
      <p className={styles.verdict}>{isLoading && verdict.kind !== 'open' ? <Skeleton width="24ch" /> : text}</p>
    </div>
  );
}
