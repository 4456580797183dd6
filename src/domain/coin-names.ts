import type { Coin } from './coin.ts';
import { sideCoinOf } from './unit-income.ts';

/** What Chinese miners call the coins, in both writings, by the symbol in which income is paid. */
const chineseNames: Readonly<Record<string, string>> = {
  BTC: '比特币 比特幣',
  BCH: '比特币现金 比特幣現金 比特现金 比特現金',
  LTC: '莱特币 萊特幣',
  DOGE: '狗狗币 狗狗幣',
  ETH: '以太坊 以太币 以太幣',
  ETC: '以太经典 以太經典',
  RVN: '渡鸦币 渡鴉幣 瑞文币 瑞文幣',
  CFX: '树图 樹圖',
  KAS: '卡斯帕',
  FB: '分形比特币 分形比特幣',
};

const namesOf = ({ symbol, name, incomeSymbol }: Pick<Coin, 'symbol' | 'name' | 'incomeSymbol'>): readonly string[] => [
  symbol,
  name,
  ...(chineseNames[incomeSymbol]?.split(' ') ?? []),
];

/** What a coin is looked for by: symbol, name and Chinese names, and those of the coin that it brings on the side. */
export function coinNames(coin: Pick<Coin, 'symbol' | 'name' | 'incomeSymbol'>): readonly string[] {
  const side = sideCoinOf(coin);
  return [...namesOf(coin), ...(side ? namesOf(side) : [])];
}
