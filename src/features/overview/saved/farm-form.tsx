import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anonymousCoins } from '#src/contracts/farm-link.ts';
import { addressProblem } from '#src/domain/addresses.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { coinOf, type FarmSearch } from '../farm-id.ts';
import styles from './farm-form.module.css';

const coinOptions = anonymousCoins.map((coin) => ({ value: coin, label: coin }));

/** Opens a farm by coin and address. A wrong address of the link stands in the field with what is wrong about it. */
export function FarmForm({ search }: { search: FarmSearch }) {
  const { t } = useTranslation('overview');
  const navigate = useNavigate();
  const [coin, setCoin] = useState(coinOf(search.coinType));
  const [address, setAddress] = useState(search.addr ?? '');
  const [isReviewed, setIsReviewed] = useState(search.addr !== undefined);
  const problem = isReviewed ? addressProblem(coin, address) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsReviewed(true);
    if (addressProblem(coin, address)) event.currentTarget.querySelector('input')?.focus();
    else void navigate({ to: '/overview', search: { addr: address.trim(), coinType: coin } });
  };
  return (
    <form className={styles.form} noValidate aria-label={t('form.title')} onSubmit={submit}>
      <SelectField label={t('form.coin')} value={coin} options={coinOptions} onChange={setCoin} />
      <Field
        name="address"
        className={styles.address}
        label={t('form.address')}
        hint={t('form.hint')}
        error={problem && t(`form.wrong.${problem}`)}
        value={address}
        onText={setAddress}
        onBlur={() => setIsReviewed(address.trim() !== '')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" className={styles.open}>
        {t('form.open')}
      </Button>
    </form>
  );
}
