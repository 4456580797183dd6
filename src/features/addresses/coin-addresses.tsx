import { useTranslation } from 'react-i18next';
import { type Coin } from '#src/domain/coins.ts';
import { endpointOf, parsePoolHosts } from '#src/domain/stratum.ts';
import { brand } from '#src/lib/brand.ts';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import { coinAddresses } from './addresses.model.ts';
import { CoinAddressLine } from './coin-address-line.tsx';
import styles from './coin-addresses.module.css';

/** Where machines of one coin connect, plain and TLS, for its row of the coin table (spec 2). */
export function CoinAddresses({ coin }: { coin: Coin }) {
  const { t } = useTranslation('addresses');
  const endpoint = endpointOf(coin, parsePoolHosts(brand.poolHosts).endpoints);
  return (
    <section aria-label={t('ofCoin', { coin: coin.symbol })}>
      <h3 className={styles.head}>
        {t('ofCoin', { coin: coin.symbol })}
        {endpoint?.isExample && <Tag text={t('example')} />}
      </h3>
      {endpoint ? (
        <>
          {coinAddresses(endpoint).map(({ security, addresses }) => (
            <CoinAddressLine key={security} {...{ security, addresses, endpoint }} />
          ))}
          <p className={styles.hint}>{t(endpoint.isExample ? 'exampleNotice' : 'basics.pools.text')}</p>
        </>
      ) : (
        <p className={styles.unserved}>
          {/* The blank before the link is the sentence's own: Chinese has none. */}
          {t('unserved', { algorithms: coin.algorithm })}
          <a className={type_.link} href="#vip">
            {t('applyVip')}
          </a>
        </p>
      )}
    </section>
  );
}
