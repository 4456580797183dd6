import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import type { MinerId } from '#src/domain/miner-programs.ts';
import { endpointOf, parsePoolHosts } from '#src/domain/stratum.ts';
import { brand } from '#src/lib/brand.ts';
import typography from '#src/ui/type.module.css';

interface SetupLinkProps {
  /** What the machine of this calculator is. */
  tool: 'asic' | 'gpu';
  coin: Coin | undefined;
  /** What runs on it, where that is known. */
  miner?: MinerId | undefined;
}

/** From the figures to the machine: what is typed into it for this coin or, where its algorithm has no public address, the form for one. */
export function SetupLink({ tool, coin, miner }: SetupLinkProps) {
  const { t } = useTranslation('tools');
  if (!coin) return null;
  const isServed = endpointOf(coin, parsePoolHosts(brand.poolHosts).endpoints) !== undefined;
  return (
    <p className={typography.small}>
      {isServed ? (
        <Link className={typography.link} to="/rack-card" search={{ coin: coin.symbol, miner }}>
          {t(`setup.${tool}`)}
        </Link>
      ) : (
        <Link className={typography.link} to="/" hash="vip">
          {t('setup.unserved', { algorithm: coin.algorithm })}
        </Link>
      )}
    </p>
  );
}
