import { describe, expect, it } from 'vitest';
import { makeFormats } from '#src/i18n/formats.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { chainFigures } from '#src/features/daily-paper/chain-figures.ts';
import { chainsOf } from '#src/features/daily-paper/chain.model.ts';
import { chainOfPaper, paperOf } from '#src/features/daily-paper/paper.model.ts';
import { newsChain, newsCoin } from './samples.ts';

const ltc = newsCoin({ coinType: 4, coinName: 'LTC', dayIncomeUnit: 'MH/s', chain: newsChain({ hashPrice: 1.03e-6, txFeeRatio: null }) });
const doge = newsCoin({ coinType: 6, coinName: 'DOGE', dayIncomeUnit: 'MH/s', chain: newsChain({ hashPrice: 0.0041, cut: undefined }) });
const nothing = {
  hashPrice: null,
  hashPrices: [],
  blockReward: null,
  txFeeRatio: null,
  height: null,
  periodBlocks: null,
  periodBlocksDone: null,
  blockTime: null,
  networkHashrate24h: null,
  networkHashrate7d: null,
  adjustments: [],
  cut: undefined,
};

async function figuresOf(coin: ReturnType<typeof newsCoin>) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const [chain] = chainsOf({ coins: [coin] });
  const figures = chain ? chainFigures(chain, { t: i18n.getFixedT('en', 'daily-paper'), formats: makeFormats('en-GB') }) : [];
  return figures.map(({ name, value, detail }) => [name, value, detail ?? '']);
}

describe('the chain of a coin', () => {
  it('is told in the unit of the market, with fees, period, means and the next cut', async () => {
    expect(await figuresOf(newsCoin({ chain: newsChain() }))).toEqual([
      ['Hash price per day', '$41.03', '0.00043000 BTC per PH/s'],
      ['Block reward', '3.125 BTC', 'with fees 3.15625 BTC'],
      ["Fees' share of the reward", '0.99%', '24-hour mean'],
      ['Network hashrate, 24 h', '1084.00 EH/s', '7 days: 1065.10 EH/s'],
      ['Difficulty period', '1,008 of 2,016 blocks', '50.00% · 9 min 56 s a block'],
      ['Next halving, expected', '12 April 2028', '72,786 blocks to go'],
    ]);
  });

  it('counts what is mined along, and says -- for what the pool does not tell', async () => {
    const [chain] = chainsOf({ coins: [ltc, doge] });
    expect(chain?.hashPriceText).toBe('0.00103000 LTC + 4.10000000 DOGE');
    expect(chain).toMatchObject({ feeShare: undefined, rewardWithFees: undefined });
    expect((await figuresOf(newsCoin({ chain: nothing }))).map(([, value]) => value)).toEqual(['--', '--', '--', '--', '--']);
  });

  it('has a cut without blocks where the reward follows the calendar, and no period where difficulty follows every block', async () => {
    const cut = { height: null, time: Date.parse('2026-12-06T00:00:00Z') / 1000, reward: 1.83 };
    const kas = newsCoin({ coinType: 34, coinName: 'KAS', chain: { ...nothing, cut } });
    expect((await figuresOf(kas)).slice(4)).toEqual([['Next reward cut, expected', '6 December 2026', '']]);
  });

  it('is that of the lead coin until another is chosen; a pool that tells of none has none', () => {
    const paper = paperOf({ date: '2026-11-21', coins: [ltc, newsCoin({ chain: newsChain() })], news: [] });
    expect(chainOfPaper(paper, undefined)?.coin.symbol).toBe('BTC');
    expect(chainOfPaper(paper, 'LTC')?.coin.symbol).toBe('LTC');
    expect(chainOfPaper(paper, 'KAS')?.coin.symbol).toBe('BTC');
    expect(paperOf({ date: '2026-11-21', coins: [newsCoin()], news: [] }).chains).toEqual([]);
  });
});
