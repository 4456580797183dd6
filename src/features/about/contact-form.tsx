import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { contactFields } from './contact-fields.tsx';
import { contactKind } from './contact.draft.ts';
import styles from './contact-form.module.css';
import { type Done, type LinkedMessage, useContactForm } from './use-contact-form.ts';

const ownReasons = ['timeout', 'portal', 'pool', 'api', 'contract'] as const;

/** Writes to who runs the site; no third party sees it. What cannot be sent now waits on this device. */
export function ContactForm({ link }: { link: LinkedMessage }) {
  const { t } = useTranslation('contact');
  const isHydrated = useIsHydrated();
  const { form, failure, isSending, done, takeBack, writeAnother, send, keepForLater } = useContactForm(link);
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
        <Form
          form={form}
          fields={contactFields}
          className={styles.form}
          fieldsClassName={styles.fields}
          aria-label={t('form.title')}
          onSend={send}
          before={<ConnectionNotice />}
        >
          <p className={typography.small}>{t('form.kept')}</p>
          {failure && <SendProblem failure={failure} notSent={t('form.notSent')} later={later} reasons={reasons} />}
          {/* Before hydration a click must not send the form by the browser; it is kept. */}
          <Button type={isHydrated ? 'submit' : 'button'} size="lg" className={styles.send} isBusy={isSending}>
            {t('form.send')}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** What happens to a message without a network, said before it is written; a failing pool or a slow network is no hindrance. */
function ConnectionNotice() {
  const { t } = useTranslation('contact');
  const connection = useHydratedAtom(connectionAtom);
  useOwnConnectionNotice();
  if (connection === 'online' || connection === 'pool' || connection === 'slow') return null;
  return (
    <Notice tone="warning" icon="offline" role="status">
      {connection === 'portal' ? t('reasons.portal') : t(`form.${connection}`)}
    </Notice>
  );
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
