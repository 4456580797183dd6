import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { AppError } from '#src/lib/app-error.ts';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { SheetFoot, SheetMasthead, SheetProblem, SheetStrip, SheetToolbar } from '#src/parts/sheet/sheet.tsx';
import { makeStore } from '#src/state/store.ts';
import { click, mount, the } from '../ui/mount.tsx';

async function sheet(content: ReactNode, language: Language = 'en') {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['common']);
  return mount(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
    </Provider>,
  );
}
const madeAtMs = Date.UTC(2026, 10, 20, 12, 40);

describe('the bar below the masthead', () => {
  it('has the age of the figures, the currency of the estimates, a note and the exports, and stays off paper', async () => {
    const { container } = await sheet(
      <SheetToolbar madeAtMs={madeAtMs} isSimulated isWaiting note="To the hour">
        <button type="button">Save</button>
      </SheetToolbar>,
    );
    expect(the('[data-print=no]').contains(the('button:not([role])'))).toBe(true);
    expect(the('[role=radiogroup]').getAttribute('aria-label')).toBe('Currency of the estimates');
    expect(container.textContent).toContain('Still loading');
    expect(container.textContent).toContain('To the hour');
    // The masthead has the label.
    expect(container.textContent).not.toContain('Simulated data');
  });

  it('waits for nothing once all is there', async () => {
    const { container } = await sheet(
      <SheetToolbar madeAtMs={madeAtMs} isSimulated={false} isWaiting={false}>
        {null}
      </SheetToolbar>,
    );
    expect(container.textContent).not.toContain('Still loading');
  });
});

it('the masthead says whether the figures are simulated, beside its days and its note', async () => {
  const head = (isSimulated: boolean) => (
    <SheetMasthead title="Daily paper" note="Estimates" isSimulated={isSimulated}>
      <p>20 Nov 2026</p>
    </SheetMasthead>
  );
  const first = await sheet(head(true));
  expect(first.container.textContent).toBe('Daily paper20 Nov 2026EstimatesSimulated data');
  const second = await sheet(head(false));
  expect(second.container.textContent).toBe('Daily paper20 Nov 2026Estimates');
});

it('figures stand under their names in a named section', async () => {
  await sheet(<SheetStrip label="Market" facts={[{ label: 'Price', value: '$ 95' }]} />);
  expect(the('section[aria-label=Market] dt').textContent).toBe('Price');
  expect(the('dd').textContent).toBe('$ 95');
});

it('the foot says when the figures were made and what they are worth', async () => {
  const { container } = await sheet(
    <SheetFoot madeAtMs={madeAtMs} madeAt="20:40" footnote="No advice." warning="Made up.">
      QR
    </SheetFoot>,
  );
  expect([the('time').getAttribute('datetime'), container.textContent]).toEqual(['2026-11-20T12:40:00.000Z', '20:40No advice.Made up.QR']);
});

it('the foot names the market whose terms ask for it, with a link there', async () => {
  const { container } = await sheet(
    <SheetFoot madeAtMs={madeAtMs} madeAt="20:40" footnote="No advice." warning={undefined} priceFrom="coingecko" />,
  );
  expect(container.textContent).toBe('20:40No advice. Data provided by CoinGecko');
  expect(the('a').getAttribute('href')).toBe('https://www.coingecko.com/');
});

describe('a request of a sheet that failed', () => {
  const problem = (error: Error, incomplete: string | undefined, onRetry = () => {}) => (
    <SheetProblem error={error} failed="No paper today." incomplete={incomplete} isBusy={false} onRetry={onRetry} />
  );

  it('is told above the figures that are there: the reason first, in the way of the language', async () => {
    await sheet(problem(new AppError('server'), 'Prices are missing.'));
    expect(the('[role=status]').textContent).toBe(
      "The site's server does not answer, although you are connected. Try again in a moment. Prices are missing.Try again",
    );
    await sheet(problem(new AppError('server'), '缺少价格。'), 'zh');
    expect([...document.querySelectorAll('[role=status]')].at(-1)?.textContent).toMatch(/。缺少价格。/);
  });

  it('stands in the place of the figures where there are none, and tries again', async () => {
    const retry = vi.fn<() => void>();
    await sheet(problem(new AppError('server'), undefined, retry));
    expect(the('[role=alert]').textContent).toBe(
      "No paper today.The site's server does not answer, although you are connected. Try again in a moment. Open this once while online, and it stays readable offline.Try again",
    );
    await click(the('[role=alert] button'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('without a network says that there is no copy', async () => {
    await sheet(problem(new AppError('offline'), undefined));
    expect(the('[role=alert]').textContent).toBe(
      'No connection and no saved copy yetOpen this once while online, and it stays readable offline.Try again',
    );
  });
});

describe('its table', () => {
  it('is one for those who cannot see it, too', async () => {
    await mount(
      <SheetTable
        className={undefined}
        caption="Coins"
        columns={[{ id: 'coin', label: 'Coin', cell: ({ icon, symbol }) => <SheetCoin icon={icon} symbol={symbol} /> }]}
        rows={[{ icon: '/btc.svg', symbol: 'BTC' }]}
        rowKey={({ symbol }) => symbol}
      />,
    );
    expect([the('caption').textContent, the('table').getAttribute('role')]).toEqual(['Coins', 'table']);
    expect(the('[role=columnheader][data-column=coin]').textContent).toBe('Coin');
    expect([the('[role=rowheader]').textContent, the<HTMLImageElement>('img').getAttribute('src')]).toEqual(['BTC', '/btc.svg']);
  });

  it('has a curve in its place, which says which way it went from the first known value to the last', async () => {
    const sense = () => the('svg').dataset.sense;
    const { container, rerender } = await mount(<SheetCurve values={[undefined, 9, 3, 5, undefined]} />);
    expect(sense()).toBe('down');
    // From the lowest to the highest, over the whole height.
    expect(the('path').getAttribute('d')).toBe('M24.0 0.0L48.0 24.0L72.0 16.0');
    await rerender(<SheetCurve values={[3, 9]} />);
    expect(sense()).toBe('up');
    await rerender(<SheetCurve values={[3, 9]} isNeutral />);
    expect(sense()).toBe('flat');
    await rerender(<SheetCurve values={undefined} />);
    expect([container.querySelector('svg'), container.querySelectorAll('span').length]).toEqual([null, 1]);
  });
});
