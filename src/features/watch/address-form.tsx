import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './watch.module.css';

interface AddressFormProps {
  way: 'mail' | 'ntfy';
  type: 'email' | 'url';
  placeholder?: string;
  isBusy: boolean;
  /** What is wrong with the address that was sent, or ''. */
  problem: string;
  onAddress: (address: string) => void;
}

/** A way that needs an address. */
export function AddressForm({ way, type, placeholder, isBusy, problem, onAddress }: AddressFormProps) {
  const { t } = useTranslation('watch');
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') onAddress(text.trim());
  };
  return (
    <form className={`${styles.row} ${styles.address}`} onSubmit={submit}>
      <Field
        className={styles.field}
        label={t(`ways.${way}.label`)}
        hint={t(`ways.${way}.hint`)}
        error={problem || undefined}
        type={type}
        required
        value={text}
        onText={setText}
        placeholder={placeholder}
        autoComplete={type === 'email' ? 'email' : 'off'}
      />
      <div className={styles.submit}>
        <Button size="sm" variant="line" type="submit" isBusy={isBusy}>
          {t(`ways.${way}.add`)}
        </Button>
      </div>
    </form>
  );
}
