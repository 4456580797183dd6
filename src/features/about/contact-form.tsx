import { useEffect, useRef } from 'react';
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CONTACT_TEXT_MAX } from '#src/contracts/contact.ts';
import { contactTopics } from '#src/contracts/contact-topics.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { useHydratedAtom, useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { useTellsConnection } from '#src/state/use-tells-connection.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, SelectField, TextAreaField } from '#src/ui/field.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { contactKind, type ContactValues } from './contact.draft.ts';
import { contactProblem, type Done, type LinkedMessage, useContactForm } from './contact.form.ts';
import styles from './contact-form.module.css';

const ownReasons = ['timeout', 'portal', 'pool', 'api', 'contract'] as const;

/** Writes to who runs the site; no third party sees it. What cannot be sent now waits on this device. */
export function ContactForm({ link }: { link: LinkedMessage }) {
  const { t } = useTranslation('contact');
  const isHydrated = useIsHydrated();
  const { form, failure, isSending, done, takeBack, writeAnother, submit, keepForLater } = useContactForm(link);
  // It goes to this site's own server, not to a pool.
  const reasons = Object.fromEntries(ownReasons.map((kind) => [kind, t(`reasons.${kind}`)]));
  const later = (
    <Button variant="line" size="sm" onClick={keepForLater}>
      {t('form.sendLater')}
    </Button>
  );
  return (
    <div className={layout.stack}>
      {isHydrated && <OutboxPanel kind={contactKind} onEdit={takeBack} />}
      {done ? (
        <ContactDone done={done} onAnother={writeAnother} />
      ) : (
        <FormProvider {...form}>
          <form className={styles.form} noValidate aria-label={t('form.title')} onSubmit={submit}>
            <ConnectionNotice />
            <ContactFields />
            <p className={typography.small}>{t('form.kept')}</p>
            {failure && <SendProblem failure={failure} notSent={t('form.notSent')} later={later} reasons={reasons} />}
            {/* Before hydration a click must not send the form by the browser; it is kept. */}
            <Button type={isHydrated ? 'submit' : 'button'} size="lg" className={styles.send} isBusy={isSending}>
              {t('form.send')}
            </Button>
          </form>
        </FormProvider>
      )}
    </div>
  );
}

/** What happens to a message without a network, said before it is written; a failing pool or a slow network is no hindrance. */
function ConnectionNotice() {
  const { t } = useTranslation('contact');
  const connection = useHydratedAtom(connectionAtom);
  useTellsConnection();
  if (connection === 'online' || connection === 'pool' || connection === 'slow') return null;
  return (
    <Notice tone="warning" icon="offline" role="status">
      {connection === 'portal' ? t('reasons.portal') : t(`form.${connection}`)}
    </Notice>
  );
}

/** A field of the form: its value, and its problem as a sentence. */
function useContactField<Name extends keyof ContactValues>(name: Name) {
  const { t } = useTranslation('contact');
  const { field, fieldState } = useController<ContactValues, Name>({ name });
  const problem = contactProblem.safeParse(fieldState.error?.type);
  return {
    ref: field.ref,
    value: field.value ?? '',
    onText: (text: string) => field.onChange(text),
    onBlur: field.onBlur,
    error: problem.success ? t(`problems.${problem.data}`) : undefined,
  };
}

function ContactFields() {
  const { t } = useTranslation('contact');
  return (
    <>
      <TopicField />
      <div className={styles.pair}>
        <Field {...useContactField('name')} autoComplete="name" label={t('fields.name')} />
        <Field {...useContactField('reach')} autoComplete="email" required label={t('fields.reach')} hint={t('fields.reachHint')} />
      </div>
      <MessageField />
    </>
  );
}

function TopicField() {
  const { t } = useTranslation('contact');
  const { control, setValue } = useFormContext<ContactValues>();
  const topic = useWatch({ control, name: 'topic' });
  const topics = contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
  return <SelectField label={t('fields.topic')} value={topic} options={topics} onChange={(next) => setValue('topic', next)} />;
}

function MessageField() {
  const { t } = useTranslation('contact');
  const { number } = useFormats();
  const message = useContactField('text');
  const count = t('fields.count', { count: number(message.value.trim().length), most: number(CONTACT_TEXT_MAX) });
  return <TextAreaField {...message} required rows={7} label={t('fields.text')} hint={count} />;
}

interface ContactDoneProps {
  done: Done;
  onAnother: () => void;
}

/** In the form's place once the message has left it: where it is, and how it is answered. */
function ContactDone({ done: { outcome, reach }, onAnother }: ContactDoneProps) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done} data-outcome={outcome}>
      <h3 ref={title} tabIndex={-1} className={typography.h4}>
        {t(`${outcome}.title`)}
      </h3>
      <p>{t(`${outcome}.text`, { reach })}</p>
      <Button variant="line" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
