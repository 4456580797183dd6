import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import type { Maybe } from '#src/domain/known.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { PriceCredit } from '#src/parts/price-credit.tsx';
import { isSideApart } from './figure-span.ts';
import type { CoinMarket } from './market.ts';
import type { Span } from './market-course.ts';

interface MarketSourceProps {
  market: CoinMarket | undefined;
  span: Span;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  /** What was reckoned with, and whether it was typed. */
  difficulty: { value: Maybe; isTyped: boolean };
  priceUsd: { value: Maybe; isTyped: boolean };
}

/** Which difficulty and price were taken, of which day each of them is, and that the means of the span are not here. */
export function MarketSource({ market, span, response, difficulty, priceUsd }: MarketSourceProps) {
  const { t } = useTranslation(['tools', 'forecast', 'common']);
  const { usd, beijingDate, beijingTime } = useFormats();
  if (!market || !response) return <p>{t('common:loading')}</p>;
  const { coin, side, meansUntilMs } = market;
  const originOf = ({ isTyped }: { isTyped: boolean }) => {
    if (isTyped) return t('tools:earnings.origin.own');
    const atMs = meansUntilMs ?? response.madeAt;
    return t(`tools:earnings.origin.${meansUntilMs === undefined ? 'now' : span}`, { date: beijingDate(atMs), time: beijingTime(atMs) });
  };
  const figures = {
    coin: coin.symbol,
    difficulty: formatDifficulty(difficulty.value ?? null, coin),
    price: usd(priceUsd.value),
  };
  const [difficultyOrigin, priceOrigin] = [originOf(difficulty), originOf(priceUsd)];
  return (
    <>
      <p>
        {difficultyOrigin === priceOrigin
          ? t('tools:earnings.source', { ...figures, origin: priceOrigin })
          : t('tools:earnings.sourceApart', { ...figures, difficultyOrigin, priceOrigin })}
      </p>
      {!priceUsd.isTyped && market.record.asOf?.priceFrom && (
        <p>
          <PriceCredit from={market.record.asOf.priceFrom} />
        </p>
      )}
      <p>{t('forecast:wallet')}</p>
      {side && isSideApart(market, difficulty.isTyped) && <p>{t('tools:earnings.sideNow', { symbol: side.coin.symbol })}</p>}
      {span !== 'now' && meansUntilMs === undefined && <p>{t('tools:earnings.noMeans')}</p>}
    </>
  );
}
