import { useTranslation } from 'react-i18next';
import type { TariffRefusal } from '#src/domain/tariff/days.ts';
import type { ReadTariff } from '#src/domain/tariff/read-tariff.ts';
import { SelectField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './tariff.module.css';

interface TariffRefusedProps {
  reason: TariffRefusal | 'unreadable';
  /** The piece of the text where that is seen. */
  at: string | undefined;
}

/** Why a text is no tariff, where that is seen, and that nothing has changed. */
export function TariffRefused({ reason, at }: TariffRefusedProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  return (
    <Notice tone="error" role="alert">
      <p>{t(`tools:tariff.refused.${reason}`)}</p>
      {at !== undefined && at !== '' && <p>{t('electricity:refusedAt', { at })}</p>}
      <p>{t('electricity:kept')}</p>
    </Notice>
  );
}

type TariffChooseProps = Extract<ReadTariff, { kind: 'choose' }> & { onChoose: (choice: string) => void };

/** A list has several of something, and one of them is to be chosen: they are never mixed. */
export function TariffChoose({ of, options, onChoose }: TariffChooseProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  return (
    <Notice role="status">
      <p>{t(`tools:tariff.choose.${of}`)}</p>
      <SelectField
        className={styles.start}
        label={t('electricity:choose.label')}
        value=""
        options={[{ value: '', label: t('electricity:choose.none') }, ...options.map((value) => ({ value, label: value }))]}
        onChange={(choice) => choice !== '' && onChoose(choice)}
      />
    </Notice>
  );
}
