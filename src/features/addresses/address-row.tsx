import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StratumSecurity } from '#src/domain/stratum.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import { Tag } from '#src/ui/tag.tsx';
import type { AddressRow, PortAddress } from './addresses.model.ts';
import styles from './mining-addresses.module.css';
import { PortButton } from './port-button.tsx';
import { StratumAddress } from './stratum-address.tsx';
import { useAddressCopy } from './use-address-copy.ts';

interface AddressTableRowProps {
  row: AddressRow;
  security: StratumSecurity;
}

/** One algorithm: its coins, its address, and a button a port. The shown address follows the port pressed last. */
export function AddressTableRow({ row, security }: AddressTableRowProps) {
  const { t } = useTranslation('addresses');
  const { shown, copiedPort, isByHand, copy } = useAddressCopy(row.isExample);
  const [place, setPlace] = useState(0);
  const addresses = row.addresses[security];
  const current = addresses[place] ?? addresses[0];
  const press = (address: PortAddress, index: number) => {
    setPlace(index);
    void copy(address);
  };
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <th {...tableRoles.rowHeader}>
        <span className={styles.algorithm}>{row.algorithm}</span>
        <span className={styles.coins}>{row.coinNames.join(t('comma'))}</span>
      </th>
      <td {...tableRoles.cell} data-column="address">
        {current ? <StratumAddress url={current.url} shown={shown} /> : <span className={styles.none}>{t('noTls')}</span>}
        {row.isExample && <Tag text={t('example')} className={styles.tag} />}
        <span role="status" className={styles.byHand}>
          {isByHand && t('byHand')}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="ports">
        <span className={styles.ports}>
          {addresses.map((address, index) => (
            <PortButton
              key={address.port}
              port={address.port}
              label={t('copyPort', { algorithm: row.algorithm, port: address.port })}
              isCopied={copiedPort === address.port}
              onPress={() => press(address, index)}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}
