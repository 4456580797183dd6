import { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Currency } from '#src/domain/money.ts';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { priceCurveQuery } from '#src/features/tools/market-course.ts';
import { removeStored } from '#src/lib/storage.ts';
import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { click } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../pool-coin.ts';
import { enter } from '#tests/unit/user.ts';

/** 200 TH/s earn 8.40 USD a day, 3500 W take 84 kWh: a kWh brings 0.10 USD or 0.70 CNY. */
export const btc = poolCoin({ dayIncome: 1e-6, dayIncomeMoney: 0.294, priceUsa: 42_000, difficulty: 150e12 });
/** 16 GH/s earn 1.60 USD a day, and 12.80 USD of DOGE on the side. */
export const ltc = poolCoin({
  coinType: 4,
  dayIncome: 1e-6,
  dayIncomeUnit: 'MH/s',
  dayIncomeMoney: 7e-4,
  priceUsa: 100,
  difficulty: 1.2e8,
});
export const doge = poolCoin({
  coinType: 6,
  isAux: 1,
  dayIncome: 0.004,
  dayIncomeUnit: 'MH/s',
  dayIncomeMoney: 0.0056,
  priceUsa: 0.2,
  difficulty: 4.7e7,
});

export const answered = <T,>(data: T, madeAt = Date.now()) => ({ data, madeAt, isCached: false, isSimulated: false });

const last30 = Array.from({ length: 30 }, (_, day) => Date.UTC(2026, 9, 26, 16) / 1000 + day * 86_400);

/** Until 25 November 2026: a difficulty that grows by 1% a day, and a price of 21,000 USD. */
export function fillCurves(client: QueryClient, madeAt?: number): void {
  const network = last30.map((dataTime, day) => ({ dataTime, hashrate: 1e9, difficulty: 150e12 * Math.exp(0.01 * (day - 29)) }));
  const prices = last30.map((dataTime) => ({ dataTime, priceUsd: 21_000, openUsd: 21_000 }));
  client.setQueryData(networkCurveQuery(1).queryKey, answered(network, madeAt) as never);
  client.setQueryData(priceCurveQuery(1, 'week').queryKey, answered(prices, madeAt) as never);
}

interface PanelParts {
  currency?: Currency;
  /** Undefined while the pool's list is not here. */
  records?: readonly PoolCoin[] | undefined;
  madeAt?: number;
  /** What has been fetched besides. */
  fill?: (client: QueryClient) => void;
}

const namespaces = ['tools', 'electricity', 'forecast', 'fleet'] as const;

/** The calculator of a link with these fields; the others stand as they start. */
export async function openPanel(fields: Readonly<Record<string, string>>, parts: PanelParts = {}) {
  const { currency = 'USD', madeAt, fill } = parts;
  await removeStored('tariff');
  const records = 'records' in parts ? parts.records : [btc, ltc, doge];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (records) client.setQueryData(coinListQuery().queryKey, answered(records, madeAt) as never);
  fill?.(client);
  const search = { type: 3, count: '1', ...fields };
  const stage = await renderApp(<LinkedPanel link={search} />, {
    namespaces,
    store: storeIn(currency),
    client,
    paths: ['/tools'],
  });
  // The link is then taken out of the address.
  await drawn(() => {
    if ((stage.router.state.location.search as { type?: number }).type !== 3) throw new Error('the link is still there');
  });
  return stage;
}

/** The panel of a link until it is taken out of the address, then that of the address. */
function LinkedPanel({ link }: { link: Readonly<Record<string, unknown>> }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return <AsicPanel search={search['type'] === undefined ? link : search} />;
}

/** A part of the tools alone, in English. */
export const openPart = (part: ReactNode, currency: Currency = 'USD') => renderApp(part, { namespaces, store: storeIn(currency) });

function storeIn(currency: Currency) {
  const store = makeStore();
  store.set(currencyAtom, currency);
  return store;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function field<E extends Control = HTMLInputElement>(label: string): E {
  const found = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const control = document.getElementById(found[0]?.htmlFor ?? '');
  if (found.length !== 1 || !control) throw new Error(`${found.length} fields are labelled ${label}`);
  return control as E;
}

/** What stands beside a field or under it: its unit, and its hint or error. */
export const unitOf = (label: string) => {
  const beside = field(label).nextElementSibling;
  return (beside?.querySelector('select')?.selectedOptions[0] ?? beside)?.textContent;
};
export const noteOf = (label: string) =>
  field(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

export async function type(label: string, text: string): Promise<void> {
  await enter(field<Control>(label), text);
}

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (found.length !== 1) throw new Error(`${found.length} buttons are named ${name}`);
  return found[0]!;
}

export const pressButton = (name: string) => click(button(name));

/** The texts of the cells of a table's row, its head left out. */
/** What the cells of a row say, with the labels that only narrow screens show. */
export const cellsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ dataset, textContent }) => (dataset.label ?? '') + textContent);

/** What stands beside a term. */
export const listed = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextSibling?.textContent;

/** The card with this heading. */
export const card = (title: string) =>
  [...document.querySelectorAll('section')].find(
    (each) => each.getAttribute('aria-labelledby') === each.querySelector('h3[id]')?.id && each.querySelector('h3')?.textContent === title,
  );
