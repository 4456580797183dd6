import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { Field } from '#src/ui/field.tsx';
import type { FormField, FormFields } from './form-field.ts';
import { useTextField } from './use-fields.ts';

interface FormProps<Values extends FieldValues, Sent> extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'aria-label'> {
  form: UseFormReturn<Values, unknown, Sent>;
  fields: FormFields<Values>;
  /** Set: the fields stand in an element of this class. */
  fieldsClassName?: string | undefined;
  onSend: (request: Sent) => unknown;
  /** What there is to know before the fields. */
  before: ReactNode;
  /** After the fields: what went wrong, and the button. */
  children: ReactNode;
}

/** A form drawn from its rows. It is sent once all of them are right; else the first wrong field has the focus. */
export function Form<Values extends FieldValues, Sent>(props: FormProps<Values, Sent>) {
  const { form, fields, fieldsClassName, onSend, before, children, ...frame } = props;
  const rows = fields.map(({ rule: _rule, draw, label, ...row }) =>
    label === undefined ? <Fragment key={row.name}>{draw}</Fragment> : <TextRow key={row.name} {...row} label={label} />,
  );
  return (
    <FormProvider {...form}>
      <form {...frame} noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        {before}
        {fieldsClassName === undefined ? rows : <div className={fieldsClassName}>{rows}</div>}
        {children}
      </form>
    </FormProvider>
  );
}

interface TextRowProps extends Omit<FormField<Record<string, unknown>>, 'rule' | 'draw'> {
  label: SentenceKey;
}

function TextRow({ name, label: labelKey, optional, hint, onTyped, ...input }: TextRowProps) {
  const { i18n } = useTranslation();
  const { onText, ...text } = useTextField(name);
  const label = i18n.t(labelKey);
  return (
    <Field
      {...input}
      {...text}
      onText={(typed) => {
        onTyped?.();
        onText(typed);
      }}
      label={optional === undefined ? label : i18n.t(optional, { label })}
      hint={hint && i18n.t(hint)}
    />
  );
}
