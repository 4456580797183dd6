import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePoolHosts, type StratumSecurity } from '#src/domain/stratum.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { brand } from '#src/lib/brand.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import { type AddressRow, addressTable } from './addresses.model.ts';
import styles from './mining-addresses.module.css';
import { VipLink } from './vip-link.tsx';
import { ExamplePort, PortButton, StratumAddress, useAddressCopy } from './stratum-address.tsx';

const titleId = 'addresses-title';

/** Where machines of this pool's coins connect: a host an algorithm or a coin, plain or TLS. */
export function MiningAddresses() {
  const { t } = useTranslation('addresses');
  const [security, setSecurity] = useState<StratumSecurity>('plain');
  const records = useApiQuery(coinListQuery()).data?.data;
  const { rows, unserved, unservedCoin } = useMemo(() => {
    const { endpoints } = parsePoolHosts(brand.poolHosts, brand.exampleLabel);
    return addressTable(endpoints, poolCoins(records));
  }, [records]);
  return (
    <section id="addresses" className={classNames(layout.section, layout.band)} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <SectionHead titleId={titleId} title={t('title')} lede={t(brand.poolHosts ? 'lede' : 'ledeExample')}>
          <Segment
            kind="choice"
            label={t('security.label')}
            value={security}
            options={[
              { value: 'plain', label: t('security.plain') },
              { value: 'tls', label: t('security.tls') },
            ]}
            onChange={setSecurity}
          />
        </SectionHead>
        {!brand.poolHosts && (
          <Notice tone="warning" className={styles.notice}>
            {t('exampleNotice')}
          </Notice>
        )}
        {rows.length > 0 && <AddressTable rows={rows} security={security} />}
        {unserved.length > 0 && (
          <p className={styles.unserved}>
            {/* The blank before the link is the sentence's own: Chinese has none. */}
            {t('unserved', { algorithms: unserved.join(t('comma')) })}
            <VipLink coin={unservedCoin} />
          </p>
        )}
        <Link className={classNames(typography.link, styles.card)} to="/rack-card">
          {t('rackCard')}
        </Link>
        <AddressBasics />
      </div>
    </section>
  );
}

const columns = ['algorithm', 'address', 'ports'] as const;

/** One ruled row an algorithm. The roles are explicit because the phone's layout overrides the table's display. */
function AddressTable({ rows, security }: { rows: readonly AddressRow[]; security: StratumSecurity }) {
  const { t } = useTranslation('addresses');
  return (
    <table {...tableRoles.table} className={styles.table} aria-labelledby={titleId}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          // Keyed by security too: other ports, nothing copied yet.
          <AddressTableRow key={`${row.name} ${security}`} row={row} security={security} />
        ))}
      </tbody>
    </table>
  );
}

/** One algorithm: its coins, its address, and a button a port. */
function AddressTableRow({ row, security }: { row: AddressRow; security: StratumSecurity }) {
  const { t } = useTranslation('addresses');
  const addresses = row.addresses[security];
  const { current, shown, copiedPort, isByHand, copy } = useAddressCopy(addresses);
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <th {...tableRoles.rowHeader}>
        <span className={styles.algorithm}>{row.name}</span>
        <span className={styles.coins}>{row.details.join(t('comma'))}</span>
      </th>
      <td {...tableRoles.cell} data-column="address">
        {current ? <StratumAddress url={current.url} shown={shown} /> : <span className={styles.none}>{t('noTls')}</span>}
        <span role="status" className={styles.byHand}>
          {isByHand && t('byHand')}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="ports">
        <span className={styles.ports}>
          {addresses.map((address) =>
            row.isExample ? (
              <ExamplePort key={address.port} port={address.port} />
            ) : (
              <PortButton
                key={address.port}
                port={address.port}
                label={t('copyPort', { algorithm: row.name, port: address.port })}
                isCopied={copiedPort === address.port}
                onClick={() => void copy(address)}
              />
            ),
          )}
        </span>
      </td>
    </tr>
  );
}

const points = ['row', 'pools', 'worker', 'security'] as const;
/** Text that a machine reads letter by letter stands in mono. */
const examples: Partial<Record<(typeof points)[number], readonly string[]>> = { worker: ['0xcB60…4915.rig01', '10203040.rig01'] };

/** What someone who sets up a first machine must know, in four short answers. */
function AddressBasics() {
  const { t } = useTranslation('addresses');
  return (
    <details className={styles.help}>
      <summary>
        {t('basics.title')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <FactList
        variant="texts"
        className={styles.basics}
        facts={points.map((point) => ({
          label: t(`basics.${point}.title`),
          value: (
            <>
              {t(`basics.${point}.text`)}
              {examples[point]?.map((example) => (
                <code key={example}>{example}</code>
              ))}
            </>
          ),
        }))}
      />
    </details>
  );
}
