import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { PriceSourceName } from '#src/contracts/rows.ts';
import typography from '#src/ui/type.module.css';
import { OutsideLink } from './outside-link.tsx';

/** The market that wants to be named beside the prices of a list of coins. */
export function priceSourceOf(records: readonly Pick<PoolCoin, 'asOf'>[] | undefined): PriceSourceName {
  return records?.find(({ asOf }) => asOf?.priceFrom)?.asOf?.priceFrom;
}

/** Names the market whose terms ask for it near its figures, with a link there, behind what is said before it; nothing where there is no such one. */
export function PriceCredit({ from }: { from: PriceSourceName }) {
  const { t } = useTranslation('common');
  if (!from) return null;
  return (
    <>
      {' '}
      <OutsideLink link={{ href: 'https://www.coingecko.com/' }} className={typography.link}>
        {t(`priceCredit.${from}`)}
      </OutsideLink>
    </>
  );
}
