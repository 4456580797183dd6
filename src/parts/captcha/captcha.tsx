import { useEffect, useEffectEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { brand } from '#src/lib/brand.ts';
import type { FormField } from '../form/form-field.ts';
import { useProblem } from '../form/use-fields.ts';
import { CaptchaFrame } from './captcha-frame.tsx';
import type { CaptchaProps } from './captcha-props.ts';
import { CaptchaSlider } from './captcha-slider.tsx';

/** A ticket is good for 5 minutes; a little earlier the slider is back at its start. */
const TICKET_MS = 4.5 * 60_000;

/** That the captcha is not passed; the specification's sentence speaks of the slider. */
export const captchaMissing = (): SentenceKey => (brand.captcha ? 'credentials:captcha.first' : 'credentials:problems.captchaMissing');

/** The captcha of a form that is sent with its ticket. */
export const ticketField: FormField<{ ticket: string }> = {
  name: 'ticket',
  draw: <CaptchaField />,
  rule: ({ ticket }) => (ticket === '' ? captchaMissing() : undefined),
};

interface FieldProps {
  /** True while no ticket is needed. */
  isIdle?: boolean;
}

/** The captcha as the field `ticket` of the form around: the built-in slider, or the third party's where one is set. */
export function CaptchaField({ isIdle = false }: FieldProps) {
  const { clearErrors } = useFormContext<{ ticket: string }>();
  const { field, fieldState } = useController<{ ticket: string }>({ name: 'ticket' });
  const error = useProblem(fieldState.error);
  const ticket = field.value;
  const expire = useEffectEvent(() => field.onChange(''));
  useEffect(() => {
    if (ticket === '') return undefined;
    const timer = setTimeout(() => expire(), TICKET_MS);
    return () => clearTimeout(timer);
  }, [ticket]);
  const captcha: CaptchaProps = {
    isPassed: isIdle || ticket !== '',
    onTicket: (next) => {
      field.onChange(next);
      clearErrors('ticket');
    },
    error,
    controlRef: field.ref,
  };
  return brand.captcha ? <CaptchaFrame {...captcha} {...brand.captcha} /> : <CaptchaSlider {...captcha} />;
}
