import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type VipApplication, vipApplyRequest } from '#src/contracts/vip.ts';
import { DEFAULT_REGION, readPhone } from '#src/domain/phone.ts';
import { useKnownCoinList } from '#src/parts/farm-coins.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { regionOf } from '#src/parts/countries.ts';
import { CountryField } from '#src/parts/form/country-field.tsx';
import { type FormFields, textRule } from '#src/parts/form/form-field.ts';
import { SelectField } from '#src/ui/field.tsx';
import styles from './vip-dialogs.module.css';
import type { VipValues } from './vip.draft.ts';

const contract = vipApplyRequest.shape;

/** The fields in the order of the form; what is wrong with one is, in Chinese, said in the specification's words. */
export const vipFields: FormFields<VipValues> = [
  {
    name: 'name',
    label: 'vip:fields.name',
    required: true,
    autoComplete: 'name',
    className: styles.wide,
    rule: textRule('name', contract.name, { missing: 'vip:problems.nameRequired', tooLong: 'vip:problems.nameTooLong' }),
  },
  { name: 'region', draw: <CountryField label="vip:fields.country" none="vip:fields.countryNone" /> },
  {
    name: 'phone',
    label: 'vip:fields.phone',
    hint: 'vip:fields.phoneHint',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    rule: phoneRule,
  },
  {
    name: 'email',
    label: 'vip:fields.email',
    hint: 'vip:fields.emailHint',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    rule: ({ email }) => (contract.email.safeParse(email.trim()).success ? undefined : 'vip:problems.emailFormat'),
  },
  { name: 'coin', draw: <CoinField /> },
  {
    name: 'accName',
    label: 'vip:fields.accName',
    optional: 'vip:fields.optional',
    autoComplete: 'off',
    autoCapitalize: 'none',
    rule: textRule('accName', contract.accName, { tooLong: 'vip:problems.accNameTooLong' }),
  },
  {
    name: 'minerType',
    label: 'vip:fields.minerType',
    optional: 'vip:fields.optional',
    autoComplete: 'off',
    rule: textRule('minerType', contract.minerType, { tooLong: 'vip:problems.minerTypeTooLong' }),
  },
  {
    name: 'hashrate',
    label: 'vip:fields.hashrate',
    hint: 'vip:fields.hashrateHint',
    required: true,
    autoComplete: 'off',
    className: styles.wide,
    rule: textRule('hashrate', contract.hashrate, { missing: 'vip:problems.hashrateRequired', tooLong: 'vip:problems.hashrateTooLong' }),
  },
  {
    name: 'remark',
    label: 'vip:fields.remark',
    optional: 'vip:fields.optional',
    autoComplete: 'off',
    className: styles.wide,
    rule: textRule('remark', contract.remark, { tooLong: 'vip:problems.remarkTooLong' }),
  },
];

/** The application as the pool takes it: the phone bare digits for +86, else E.164. */
export const applicationOf = (values: VipValues): VipApplication | undefined =>
  vipApplyRequest.safeParse({ ...values, phone: sentPhone(values), email: values.email.trim() }).data;

/** What cannot be read is sent as written, and refused. */
const sentPhone = (values: VipValues): string => readPhone(values.phone, regionOf(values)).phone ?? values.phone;

/** What the farm mines, of what this pool has. */
function CoinField() {
  const { t } = useTranslation('vip');
  const { control, setValue } = useFormContext<VipValues>();
  const coin = useWatch({ control, name: 'coin' });
  const mined = poolCoins(useKnownCoinList()).map(({ symbol }) => ({ value: symbol, label: symbol }));
  const options = [{ value: '', label: t('fields.coinNone') }, ...mined];
  return (
    <SelectField
      label={t('fields.coin')}
      value={coin}
      options={options}
      onChange={(symbol) => setValue('coin', symbol, { shouldDirty: true })}
    />
  );
}

/** What is wrong with the phone, which may be empty beside an email; one of +86 has the specification's sentence. An empty one has two: never filled in, or cleared. */
function phoneRule(values: VipValues, wasFilled: boolean): SentenceKey | undefined {
  const isFine = values.phone.trim() === '' ? values.email.trim() !== '' : contract.phone.safeParse(sentPhone(values)).success;
  if (isFine) return undefined;
  const region = regionOf(values);
  const { problem } = readPhone(values.phone, region);
  if (problem === 'missing') return wasFilled ? 'vip:problems.phoneCleared' : 'vip:problems.phoneRequired';
  if (problem === 'country') return 'vip:problems.phoneCountry';
  return problem === 'mainland' || region === DEFAULT_REGION ? 'vip:problems.phoneFormat' : 'vip:problems.phoneForeign';
}
