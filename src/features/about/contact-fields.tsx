import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CONTACT_TEXT_MAX, contactRequest } from '#src/contracts/contact.ts';
import { contactTopics } from '#src/contracts/contact-topics.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { type FormFields, textRule } from '#src/parts/form/form-field.ts';
import { useTextField } from '#src/parts/form/use-fields.ts';
import { SelectField, TextAreaField } from '#src/ui/field.tsx';
import styles from './contact-form.module.css';
import type { ContactValues } from './contact.draft.ts';

const contract = contactRequest.shape;

/** The fields in the order of the form. */
export const contactFields: FormFields<ContactValues> = [
  { name: 'topic', draw: <TopicField /> },
  {
    name: 'name',
    label: 'contact:fields.name',
    autoComplete: 'name',
    rule: textRule('name', contract.name, { tooLong: 'contact:problems.nameTooLong' }),
  },
  {
    name: 'reach',
    label: 'contact:fields.reach',
    hint: 'contact:fields.reachHint',
    required: true,
    autoComplete: 'email',
    rule: textRule('reach', contract.reach, { missing: 'contact:problems.reachMissing', tooLong: 'contact:problems.reachTooLong' }),
  },
  {
    name: 'text',
    draw: <MessageField />,
    rule: textRule('text', contract.text, { missing: 'contact:problems.textMissing', tooLong: 'contact:problems.textTooLong' }),
  },
];

function TopicField() {
  const { t } = useTranslation('contact');
  const { control, setValue } = useFormContext<ContactValues>();
  const topic = useWatch({ control, name: 'topic' });
  const topics = contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
  const choose = (next: ContactValues['topic']) => setValue('topic', next);
  return <SelectField className={styles.wide} label={t('fields.topic')} value={topic} options={topics} onChange={choose} />;
}

function MessageField() {
  const { t } = useTranslation('contact');
  const { number } = useFormats();
  const message = useTextField('text');
  const count = t('fields.count', { count: number(message.value.trim().length), most: number(CONTACT_TEXT_MAX) });
  return <TextAreaField {...message} className={styles.wide} required rows={7} label={t('fields.text')} hint={count} />;
}
