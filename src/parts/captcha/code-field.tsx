import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from './captcha.tsx';
import { isThisMachine } from '#src/lib/this-machine.ts';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import { useTextField } from '#src/parts/form/use-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import typography from '#src/ui/type.module.css';
import { codeLength, type CodePurpose, type CodeValues } from '#src/parts/account/credentials.ts';
import styles from './code-field.module.css';
import { type CodeCall, type Payment, useCode } from './use-code.ts';

interface CodeFieldProps {
  purpose: CodePurpose;
  /** The call that sends a code to the account. */
  request: CodeCall;
  payment?: Payment;
}

/** The captcha and the code it pays for, with what to do when no letter comes. */
export function CodeField({ purpose, request, payment = 'ticket' }: CodeFieldProps) {
  const { t } = useTranslation('credentials');
  const { control } = useFormContext<CodeValues>();
  const channel = useWatch({ control, name: 'channel' });
  const code = useTextField('code');
  const { seconds, isBusy, failure, sentTo, isInOutbox, send } = useCode(request, payment);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const label = seconds > 0 ? t('code.countdown', { seconds }) : t(sentTo === undefined ? 'code.send' : 'code.again');
  return (
    <>
      {payment === 'ticket' && <CaptchaField isIdle={seconds > 0} />}
      <div className={styles.code}>
        <Field
          {...code}
          // Chinese keyboards write wide digits, letters set them in groups.
          onText={(text) => code.onText(text.normalize('NFKC').replace(/[\s-]/g, '').slice(0, codeLength(purpose, channel)))}
          isNumeric
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('code.label')}
          trailing={
            <Button variant="quiet" size="sm" className={styles.send} disabled={seconds > 0} isBusy={isBusy} onClick={send}>
              {label}
            </Button>
          }
        />
        <p className={typography.small} role="status">
          {sentTo !== undefined && t('code.sent', { to: sentTo })}
        </p>
        {sentTo !== undefined && isInOutbox && isThisMachine(location.hostname) && <OutboxHint />}
        {channel === 'email' && sentTo !== undefined && (
          <button type="button" className={styles.help} aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
            {t('code.noLetter')}
          </button>
        )}
        {failure && <SendProblem failure={failure} notSent={t('code.notSent')} later={null} />}
      </div>
      <NoLetterDialog isOpen={isHelpOpen} address={sentTo ?? ''} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}

/** Where a pool without mail and SMS shows its messages, to who sits at its machine. */
function OutboxHint() {
  const { t } = useTranslation('credentials');
  return (
    <p className={typography.small}>
      {/* The blank before the link is the sentence's own: Chinese has none. */}
      {t('code.outbox')}
      <a className={typography.link} href="/outbox" target="_blank" rel="noopener">
        /outbox
      </a>
    </p>
  );
}

interface NoLetterDialogProps {
  isOpen: boolean;
  /** Where the code was sent. */
  address: string;
  onClose: () => void;
}

const hints = ['address', 'spam', 'wait', 'again', 'other'] as const;

/** What helps when the letter with the code does not arrive. */
function NoLetterDialog({ isOpen, address, onClose }: NoLetterDialogProps) {
  const { t } = useTranslation(['credentials', 'common']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('credentials:noLetter.title')}
      closeLabel={t('common:close')}
      actions={<Button onClick={onClose}>{t('credentials:noLetter.done')}</Button>}
    >
      <p className={typography.body}>{t('credentials:noLetter.text')}</p>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{t(`credentials:noLetter.${hint}`, { to: address })}</li>
        ))}
      </ul>
    </Dialog>
  );
}
