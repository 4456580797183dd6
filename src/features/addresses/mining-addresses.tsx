import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePoolHosts, type StratumSecurity } from '#src/domain/stratum.ts';
import { brand } from '#src/lib/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import type_ from '#src/ui/type.module.css';
import { AddressBasics } from './address-basics.tsx';
import { AddressTable } from './address-table.tsx';
import { AddressesHead } from './addresses-head.tsx';
import { addressTable } from './addresses.model.ts';
import styles from './mining-addresses.module.css';

const titleId = 'addresses-title';

/** Where machines connect: a host an algorithm, plain or TLS, three ports each (spec 2, decision F3). */
export function MiningAddresses() {
  const { t } = useTranslation('addresses');
  const [security, setSecurity] = useState<StratumSecurity>('plain');
  const { rows, unserved } = useMemo(() => addressTable(parsePoolHosts(brand.poolHosts).endpoints), []);
  return (
    <section id="addresses" className={classNames(layout.section, layout.band)} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <AddressesHead titleId={titleId} security={security} onSecurityChange={setSecurity} />
        {rows.some((row) => row.isExample) && (
          <Notice tone="warning" className={styles.notice}>
            {t('exampleNotice')}
          </Notice>
        )}
        <AddressTable rows={rows} security={security} titleId={titleId} />
        {unserved.length > 0 && (
          <p className={styles.unserved}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('unserved', { algorithms: unserved.join(t('comma')) })}
            <a className={type_.link} href="#vip">
              {t('applyVip')}
            </a>
          </p>
        )}
        <AddressBasics />
      </div>
    </section>
  );
}
