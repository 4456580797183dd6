import { useAtomValue } from 'jotai';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';

/** USD in the visitor's currency (decision B14), at the pool's own rate of today; undefined while that is not known. */
export function useMoney(cnyPerUsd: number | undefined): (usd: number) => string | undefined {
  const formats = useFormats();
  const currency = useAtomValue(currencyAtom);
  return (usd) => {
    if (currency === 'USD') return formats.usd(usd);
    return cnyPerUsd === undefined ? undefined : formats.cny(usd * cnyPerUsd);
  };
}
