import { useTranslation } from 'react-i18next';
import type { StratumSecurity } from '#src/domain/stratum.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Segment } from '#src/ui/segment.tsx';

interface AddressesHeadProps {
  titleId: string;
  security: StratumSecurity;
  onSecurityChange: (security: StratumSecurity) => void;
}

/** Heading, and the switch between plain and TLS for the whole table. */
export function AddressesHead({ titleId, security, onSecurityChange }: AddressesHeadProps) {
  const { t } = useTranslation('addresses');
  return (
    <SectionHead titleId={titleId} title={t('title')} lede={t('lede')}>
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
    </SectionHead>
  );
}
