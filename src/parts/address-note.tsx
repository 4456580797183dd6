import { useTranslation } from 'react-i18next';
import type { AddressReading } from '#src/domain/address-text.ts';

/** One line under an address field: what of the text was left out, put in front, or taken for a worker's name. Undefined for a bare address. */
export function useAddressNote(): (reading: AddressReading | undefined) => string | undefined {
  const { t, i18n } = useTranslation('common');
  return (reading) => {
    if (!reading) return undefined;
    const { leftOut, added, worker } = reading;
    const parts = new Intl.ListFormat(i18n.language.replace('_', '-'), { type: 'conjunction' }).format(
      leftOut.map((part) => t('quoted', { part })),
    );
    const lines = [
      leftOut.length > 0 && t('addressRead.without', { parts }),
      added !== undefined && t('addressRead.added', { added }),
      worker !== undefined && t('addressRead.worker', { worker }),
    ];
    return lines.filter(Boolean).join(i18n.language === 'en' ? ' ' : '') || undefined;
  };
}
