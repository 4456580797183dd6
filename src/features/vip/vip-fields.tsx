import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VipApplication } from '#src/contracts/vip.ts';
import { Field } from '#src/ui/field.tsx';
import { bareDigits, problemIn, vipFields, type VipField, type VipValues } from './vip.form.ts';
import styles from './vip-fields.module.css';

interface VipFieldsProps {
  form: UseFormReturn<VipValues, unknown, VipApplication>;
  /** Told with every change, before the value is checked. */
  wasTyped: (field: VipField, value: string) => void;
}

const isRequired = (field: VipField): boolean => field === 'name' || field === 'phone' || field === 'hashrate';

/** How a keyboard and a browser's own memory can help with a field. */
const help = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  accName: { autoComplete: 'off', autoCapitalize: 'none' },
  minerType: { autoComplete: 'off' },
  hashrate: { autoComplete: 'off' },
  remark: { autoComplete: 'off' },
} as const;

/** The six fields of the application, checked when they are left (spec 5). */
export function VipFields({ form, wasTyped }: VipFieldsProps) {
  const { t } = useTranslation('vip');
  return (
    <div className={styles.fields}>
      {vipFields.map((field) => {
        const problem = problemIn(form.formState.errors[field]);
        return (
          <Field
            key={field}
            {...help[field]}
            {...form.register(field, {
              ...(field === 'phone' && { setValueAs: (value: unknown) => bareDigits(String(value ?? '')) }),
              onChange: (event: { target: { value: string } }) => wasTyped(field, event.target.value),
            })}
            className={styles[field]}
            label={isRequired(field) ? t(`fields.${field}`) : t('fields.optional', { label: t(`fields.${field}`) })}
            required={isRequired(field)}
            hint={field === 'hashrate' ? t('fields.hashrateHint') : undefined}
            error={problem && t(`problems.${problem}`)}
          />
        );
      })}
    </div>
  );
}
