import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { LiveStrip } from '#src/features/pool/live-strip.tsx';
import { bitcoinFigures } from '#src/features/pool/live-strip.model.ts';
import { coinInfoQuery } from '#src/features/pool/pool.query.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

async function stage(isKnown: boolean, changes: Parameters<typeof poolCoin>[0] = {}) {
  const staged = await makeApp(<LiveStrip />, { i18n: await createI18n('en') });
  if (!isKnown) return staged.page;
  const response = { madeAt: Date.now(), isSimulated: true, isCached: false };
  staged.client.setQueryData(coinListQuery().queryKey, { ...response, data: [poolCoin(changes)] });
  staged.client.setQueryData(coinInfoQuery(firstInfoIds).queryKey, { ...response, data: [poolCoinInfo()] });
  return staged.page;
}

const items = () => [...the('dl').children].map(({ textContent }) => textContent);

describe('the strip under the banner', () => {
  it('has its places in the page as built, each with a dash', async () => {
    document.body.innerHTML = renderToString(await stage(false));
    expect(items()).toEqual(['Hash price, 1 PH/s a day-- -- BTC', 'BTC network-- ', 'Next difficulty-- ', 'BTC price-- ']);
  });

  it('tells hash price, network, next difficulty and price, and once how old they are and where from', async () => {
    await mount(await stage(true));
    await drawn(() => expect(items()[1]).toBe('BTC network1084.20 EH/s '));
    expect(items()[0]).toMatch(/^Hash price, 1 PH\/s a day\$\d+\.\d\d 0\.000\d+ BTC$/);
    expect(items()[2]).toBe('Next difficultyup 1.10% in 4 d');
    expect(items()[3]).toBe('BTC price$95,412.30 up 1.24%');
    expect(document.querySelectorAll('time')).toHaveLength(1);
    expect(the('time').textContent).toMatch(/^Simulated data · Updated/);
  });

  it('is not there on a pool without BTC', async () => {
    for (const other of [{ coinType: 17 }, { isShow: 0 }] as const) {
      await mount(await stage(true, other));
      expect(document.querySelector('section')).toBeNull();
    }
  });
});

describe('bitcoinFigures', () => {
  const answers = { records: [poolCoin()], infos: [poolCoinInfo()], infosMadeAt: DAY_MS };

  it('counts the time to the change from when the pool said it', () => {
    expect(bitcoinFigures({ ...answers, infos: [poolCoinInfo({ adjustTime: 3_600 })] }).adjustsAtMs).toBe(DAY_MS + 3_600_000);
  });

  it('knows nothing that the pool leaves out', () => {
    const infos = [poolCoinInfo({ nextdiff: null, adjustTime: null, priceIncrRatio: null })];
    const { nextChange, adjustsAtMs, priceChange } = bitcoinFigures({ ...answers, infos });
    expect([nextChange, adjustsAtMs, priceChange]).toEqual([undefined, undefined, undefined]);
    expect(bitcoinFigures({ ...answers, records: [] })).toMatchObject({ hashPrice: undefined, priceUsd: undefined });
  });
});
