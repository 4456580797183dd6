import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, vi } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { cachedAtHeader } from '#src/contracts/sw-messages.ts';
import { IncomeCalculator } from '#src/features/calculator/income-calculator.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { poolCoin } from '../pool-coin.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { until } from '#tests/until.ts';

interface Pool {
  /** What its calculator was asked. */
  asked: URLSearchParams[];
  /** Everything that was requested, with the coin of a curve. */
  calls: string[];
  /** What its calculator does; throwing is a lost line. */
  calculate: (hashrate: number) => unknown;
  records: readonly PoolCoin[];
  /** Answers in place of its own, by the end of the call's address; undefined is none, ever. */
  answers: Record<string, (body: URLSearchParams) => unknown>;
  /** The time of an answer out of the worker's cache, ms, by the end of the call as it stands in `calls`. */
  cachedAtMs: Record<string, number>;
}

const fresh = (): Pool => ({
  asked: [],
  calls: [],
  calculate: (hashrate) => ({ aiIncome1d: hashrate / 1e6, aiIncome1dCNY: String(hashrate / 2), difference1d: hashrate / 1e7 }),
  records: [
    poolCoin({ coinType: 9 }),
    poolCoin({ fee: '0.04' }),
    poolCoin({ coinType: 17, difficulty: 3e15, blockReward: 2, fee: '' }),
    poolCoin({ coinType: 4, difficulty: 1e8, blockReward: 6.25 }),
    poolCoin({ coinType: 6, isAux: 1, difficulty: 5e7, blockReward: 10_000 }),
    poolCoin({ coinType: 18, difficulty: 1e5, blockReward: 1250 }),
  ],
  answers: {},
  cachedAtMs: {},
});

/** The pool of these tests: a list, the ratios of AI(BTC), a calculator, and no other curves. */
export const pool: Pool = fresh();

const ratios = Array.from({ length: 30 }, (_, day) => ({ dataTime: 1_795_000_000 + day * 86_400, aiIncomeRatio: 1.1 }));

async function answerOf(address: string, init: RequestInit): Promise<Response> {
  // As browsers do: what a test gave up before it was sent is not counted as the next one's.
  if (init.signal?.aborted) throw new DOMException('given up', 'AbortError');
  // Public reads come by GET, their fields in the query.
  const [url = '', query] = address.split('?');
  const body = new URLSearchParams(query ?? String(init.body));
  const call = `${url} ${body.get('coinId') ?? ''}`.trim();
  pool.calls.push(call);
  const [, cachedAtMs] = Object.entries(pool.cachedAtMs).find(([end]) => call.endsWith(end)) ?? [];
  const headers = {
    'x-pool-data': 'simulated',
    date: new Date().toUTCString(),
    ...(cachedAtMs && { [cachedAtHeader]: new Date(cachedAtMs).toUTCString() }),
  };
  const answer = (data: unknown) => new Response(JSON.stringify({ code: '200', message: '', data }), { headers });
  const [, own] = Object.entries(pool.answers).find(([end]) => url.endsWith(end)) ?? [];
  if (url.endsWith('/account/calculate')) pool.asked.push(body);
  if (own) {
    const data = await own(body);
    return data === undefined ? new Response(JSON.stringify({ code: '500', message: 'refused' })) : answer(data);
  }
  if (url.endsWith('/coin/list')) return answer(pool.records);
  if (url.endsWith('/revenue/curve')) return answer(ratios);
  if (!url.endsWith('/account/calculate')) return new Response(JSON.stringify({ code: '500', message: 'no curve' }));
  return answer(pool.calculate(Number(body.get('hashrate'))));
}

export let host: HTMLElement;
export let store: Store;
export const labelled = (label: string) => {
  const id = [...host.querySelectorAll('label')].find((each) => each.textContent === label)?.htmlFor ?? '';
  return document.getElementById(id) as HTMLInputElement | HTMLSelectElement;
};
export const rows = () => [...host.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
/** The calculator pauses for real: a busy machine needs more than the second that is the default. */
export const shows = (text: string) => until(() => expect(host.textContent).toContain(text));
export const status = () => host.querySelector('[role=status]')?.textContent;

export function type(label: string, text: string): void {
  const field = labelled(label);
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  flushSync(() => field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })));
}

/** Sets the calculator up for each test of the file. */
export function setUpCalculator(): void {
  beforeEach(async () => {
    await removeStored('calculator');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('fetch', vi.fn(answerOf));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    Object.assign(pool, fresh());
    store = makeStore();
    host = document.body.appendChild(document.createElement('div'));
  });
}

async function calculatorPage(retry: number | false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 0 } } });
  const calculator = <IncomeCalculator beside={<p>Beside</p>} />;
  return (await makeApp(calculator, { namespaces: ['calculator'], store, client })).page;
}

export async function open(retry: number | false = false) {
  render(await calculatorPage(retry), { container: host });
}

/** The calculator as it was built, what the visitor does to it, and then its code. */
export async function openBuilt(early: () => void) {
  const page = await calculatorPage(false);
  host.innerHTML = renderToString(page);
  early();
  render(page, { container: host, hydrate: true });
}
