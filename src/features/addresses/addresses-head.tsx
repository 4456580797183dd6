import { useTranslation } from 'react-i18next';
import type { StratumSecurity } from '#src/domain/stratum.ts';
import { Segment } from '#src/ui/segment.tsx';
import type_ from '#src/ui/type.module.css';
import styles from './mining-addresses.module.css';

interface AddressesHeadProps {
  titleId: string;
  security: StratumSecurity;
  onSecurityChange: (security: StratumSecurity) => void;
}

/** Heading, and the switch between plain and TLS for the whole table. */
export function AddressesHead({ titleId, security, onSecurityChange }: AddressesHeadProps) {
  const { t } = useTranslation('addresses');
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={titleId} className={type_.h2}>
          {t('title')}
        </h2>
        <p className={type_.lede}>{t('lede')}</p>
      </div>
      <Segment
        kind="choice"
        label={t('security.label')}
        value={security}
        options={[
          { value: 'plain', label: t('security.plain') },
          { value: 'tls', label: t('security.tls') },
        ]}
        onChange={onSecurityChange}
      />
    </div>
  );
}
