import type { Farm } from '#src/contracts/anonymous.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { convert, type Currency } from '#src/domain/money.ts';
import { coinsPerHs } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';

/** What the pool's list says of a farm's coin: what amounts of it are worth, the least that is paid out, and what hashrate earns. */
export function useCoinMoney(symbol: string) {
  const records = useApiQuery(coinListQuery()).data?.data;
  const money = useMoney();
  const coin = coinBySymbol(symbol);
  const record = records?.find(({ coinType }) => coinType === coin?.id);
  const rate = records && cnyPerUsd(records);
  const perHs = coin && record && coinsPerHs(coin, record);
  return {
    /** CNY for a USD. */
    rate,
    minPay: record?.minPayPrice,
    isListed: record !== undefined,
    /** In the visitor's currency; undefined while the price is not known. */
    worthOf: (amount: Maybe): string | undefined => {
      const worth = money({ USD: product(amount, record?.priceUsa) }, rate);
      return worth === '--' ? undefined : worth;
    },
    /** The same as a number, in this currency. */
    worthIn: (amount: Maybe, currency: Currency) => convert({ USD: product(amount, record?.priceUsa) }, currency, rate),
    /** Coins a day of a hashrate in the farm's unit, net of fee. */
    coinsPerDay: (hashrate: Maybe, { hashrateUnit }: Pick<Farm, 'hashrateUnit'>) => product(hashrate, toHs(1, hashrateUnit), perHs),
  };
}
