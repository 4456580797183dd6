import { useEffect, useEffectEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { type ProblemId, problemId } from '../account/identity.ts';
import { CaptchaFrame } from './captcha-frame.tsx';
import type { CaptchaProps } from './captcha-props.ts';
import { CaptchaSlider } from './captcha-slider.tsx';

/** A ticket is good for 5 minutes; a little earlier the slider is back at its start. */
const TICKET_MS = 4.5 * 60_000;

interface FieldProps {
  /** True while no ticket is needed. */
  isIdle?: boolean;
}

/** The captcha as the field `ticket` of the form around: the built-in slider, or the third party's where one is set. */
export function CaptchaField({ isIdle = false }: FieldProps) {
  const { t } = useTranslation('credentials');
  const { clearErrors } = useFormContext<{ ticket: string }>();
  const { field, fieldState } = useController<{ ticket: string }>({ name: 'ticket' });
  const problem = problemId.safeParse(fieldState.error?.type);
  const ticket = field.value;
  const expire = useEffectEvent(() => field.onChange(''));
  useEffect(() => {
    if (ticket === '') return undefined;
    const timer = setTimeout(() => expire(), TICKET_MS);
    return () => clearTimeout(timer);
  }, [ticket]);
  // The specification's sentence speaks of the slider.
  const sentence = (id: ProblemId) => t(brand.captcha && id === 'captchaMissing' ? 'captcha.first' : `problems.${id}`);
  const captcha: CaptchaProps = {
    isPassed: isIdle || ticket !== '',
    onTicket: (next) => {
      field.onChange(next);
      clearErrors('ticket');
    },
    error: problem.success ? sentence(problem.data) : undefined,
    controlRef: field.ref,
  };
  return brand.captcha ? <CaptchaFrame {...captcha} {...brand.captcha} /> : <CaptchaSlider {...captcha} />;
}
