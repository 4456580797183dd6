import { type Coin, coinBySymbol } from './coins.ts';
import { sideCoinOf } from './unit-income.ts';

/** The Chinese names are those of the coin in which income is paid: AI(BTC) is looked for as Bitcoin, too. */
const namesOf = ({ symbol, name, incomeSymbol }: Pick<Coin, 'symbol' | 'name' | 'incomeSymbol'>): readonly string[] => [
  symbol,
  name,
  ...(coinBySymbol(incomeSymbol)?.chineseNames?.split(' ') ?? []),
];

/** What a coin is looked for by: symbol, name and Chinese names, and those of the coin that it brings on the side. */
export function coinNames(coin: Pick<Coin, 'symbol' | 'name' | 'incomeSymbol'>): readonly string[] {
  const side = sideCoinOf(coin);
  return [...namesOf(coin), ...(side ? namesOf(side) : [])];
}
