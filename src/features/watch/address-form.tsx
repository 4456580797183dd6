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
  /** Whether a text is such an address; what else is wrong with one the server says. */
  isAddress: (text: string) => boolean;
  /** How one is written, for who wrote another. */
  wrong: string;
  /** What is wrong with the address that was sent, or ''. */
  problem: string;
  onAddress: (address: string) => void;
}

/** A way that needs an address. */
export function AddressForm({ way, type, placeholder, isBusy, isAddress, wrong, problem, onAddress }: AddressFormProps) {
  const { t } = useTranslation('watch');
  const [text, setText] = useState('');
  const [isReviewed, setIsReviewed] = useState(false);
  const address = text.trim();
  const isWrong = isReviewed && !isAddress(address);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsReviewed(true);
    if (isAddress(address)) onAddress(address);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={`${styles.row} ${styles.address}`} noValidate onSubmit={submit}>
      <Field
        className={styles.field}
        label={t(`ways.${way}.label`)}
        hint={t(`ways.${way}.hint`)}
        error={isWrong ? wrong : problem || undefined}
        type={type}
        required
        value={text}
        onText={(next) => {
          setIsReviewed(false);
          setText(next);
        }}
        // An empty field is not yet wrong.
        onBlur={() => setIsReviewed(address !== '')}
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
