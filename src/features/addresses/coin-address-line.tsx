import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StratumEndpoint, StratumSecurity } from '#src/domain/stratum.ts';
import type { PortAddress } from './addresses.model.ts';
import styles from './coin-addresses.module.css';
import { PortButton } from './port-button.tsx';
import { StratumAddress } from './stratum-address.tsx';
import { useAddressCopy } from './use-address-copy.ts';

interface CoinAddressLineProps {
  security: StratumSecurity;
  addresses: readonly PortAddress[];
  endpoint: StratumEndpoint;
}

/** Plain or TLS: the address, and a button a port that copies the whole of it. The shown port is the one pressed last. */
export function CoinAddressLine({ security, addresses, endpoint: { algorithm, isExample } }: CoinAddressLineProps) {
  const { t } = useTranslation('addresses');
  const { shown, copiedPort, isByHand, copy } = useAddressCopy(isExample);
  const [port, setPort] = useState<number>();
  const current = addresses.find((address) => address.port === port) ?? addresses[0];
  const press = (address: PortAddress) => {
    setPort(address.port);
    void copy(address);
  };
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
        {addresses.map((address) => (
          <PortButton
            key={address.port}
            port={address.port}
            label={t('copySecurityPort', { algorithm, security: t(`security.${security}`), port: address.port })}
            isCopied={copiedPort === address.port}
            onPress={() => press(address)}
          />
        ))}
      </div>
    </div>
  );
}
