import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { endpointOf, parsePoolHosts, type StratumEndpoint, type StratumSecurity } from '#src/domain/stratum.ts';
import { userNameKind } from '#src/domain/user-name.ts';
import { farmCoins as farmCoinsOf, useKnownCoinList } from '#src/parts/farm-coins.ts';
import { Fold } from '#src/parts/fold.tsx';
import { brand } from '#src/lib/brand.ts';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { coinAddresses, type PortAddress } from './addresses.model.ts';
import styles from './coin-addresses.module.css';
import { VipLink } from './vip-link.tsx';
import { ExamplePort, PortButton, StratumAddress, useAddressCopy } from './stratum-address.tsx';

/** Where machines of one coin connect, plain and TLS, for its row of the coin table. */
export function CoinAddresses({ coin }: { coin: Coin }) {
  const { t } = useTranslation('addresses');
  const farmCoins = farmCoinsOf(useKnownCoinList());
  const endpoint = endpointOf(coin, parsePoolHosts(brand.poolHosts, brand.exampleLabel).endpoints);
  const hint = endpoint && hintOf(endpoint);
  const heading = (
    <h3 className={styles.head}>
      {t('ofCoin', { coin: coin.symbol })}
      {endpoint?.isExample && !brand.isDemonstration && <Tag text={t('example')} />}
    </h3>
  );
  return (
    <section aria-label={t('ofCoin', { coin: coin.symbol })}>
      <Fold heading={heading}>
        {endpoint ? (
          <>
            {coinAddresses(endpoint).map(({ security, addresses }) => (
              <CoinAddressLine key={security} {...{ security, addresses, endpoint }} />
            ))}
            {coin.algorithm === 'Etchash' && endpoint.coin === undefined && <p className={styles.hint}>{t('etchash')}</p>}
            <p className={styles.hint}>{t(`userName.${userNameKind(coin, farmCoins)}`, { coin: coin.symbol })}</p>
            {hint && <p className={styles.hint}>{t(hint)}</p>}
            <a className={typography.link} href={`/rack-card?${new URLSearchParams({ coin: coin.symbol }).toString()}`}>
              {t('setupOf', { coin: coin.symbol })}
            </a>
          </>
        ) : (
          <p className={styles.unserved}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('unserved', { algorithms: coin.algorithm })}
            <VipLink coin={coin.symbol} />
          </p>
        )}
      </Fold>
    </section>
  );
}

/** A lone address has no order to be tried in. */
function hintOf({ isExample, ports }: StratumEndpoint): 'exampleNotice' | 'basics.pools.text' | undefined {
  if (isExample && !brand.poolHosts) return 'exampleNotice';
  return ports.plain.length > 1 ? 'basics.pools.text' : undefined;
}

interface CoinAddressLineProps {
  security: StratumSecurity;
  addresses: readonly PortAddress[];
  endpoint: StratumEndpoint;
}

/** Plain or TLS: the address, and a button a port that copies the whole of it. */
function CoinAddressLine({ security, addresses, endpoint: { algorithm, isExample } }: CoinAddressLineProps) {
  const { t } = useTranslation('addresses');
  const { current, shown, copiedPort, isByHand, copy } = useAddressCopy(addresses);
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <h4 className={styles.security}>
          {t(`security.${security}`)} <span>{algorithm}</span>
        </h4>
        {current ? <StratumAddress url={current.url} shown={shown} /> : <span className={styles.none}>{t('noTls')}</span>}
        <span role="status" className={styles.byHand}>
          {isByHand && t('byHand')}
        </span>
      </div>
      <div className={styles.ports}>
        {addresses.map((address) =>
          isExample ? (
            <ExamplePort key={address.port} port={address.port} />
          ) : (
            <PortButton
              key={address.port}
              port={address.port}
              label={t('copySecurityPort', { algorithm, security: t(`security.${security}`), port: address.port })}
              isCopied={copiedPort === address.port}
              onClick={() => void copy(address)}
            />
          ),
        )}
      </div>
    </div>
  );
}
