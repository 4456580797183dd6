import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isPoolIdempotent } from '#src/lib/pool-idempotency.ts';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import type { Outcome } from '#src/parts/form/use-sending.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { useVipForm } from './use-vip-form.ts';
import styles from './vip-dialogs.module.css';
import { vipFields } from './vip-fields.tsx';

export type VipView = 'closed' | 'form' | Outcome;

interface VipDialogsProps {
  view: VipView;
  onView: (view: VipView) => void;
  /** A view was closed; a late call for one already replaced must not close the next. */
  onLeave: (view: VipView) => void;
}

/** The form and, in its place afterwards, what became of it. */
export function VipDialogs({ view, onView, onLeave }: VipDialogsProps) {
  const { t } = useTranslation(['vip', 'common']);
  const result = view === 'closed' || view === 'form' ? undefined : view;
  return (
    <>
      {view === 'form' && <VipFormDialog onClose={() => onLeave('form')} onDone={onView} />}
      {result && (
        <Dialog
          isOpen
          onClose={() => onLeave(result)}
          size="sm"
          title={t(`vip:${result}.title`)}
          closeLabel={t('common:close')}
          actions={<Button onClick={() => onLeave(result)}>{t('vip:done')}</Button>}
        >
          <p className={typography.body}>{t(`vip:${result}.text`)}</p>
        </Dialog>
      )}
    </>
  );
}

interface VipFormDialogProps {
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

/** The application for a VIP address. Closing keeps what was typed; only code '200' or the visitor empties it. */
function VipFormDialog({ onClose, onDone }: VipFormDialogProps) {
  const { t } = useTranslation(['vip', 'common']);
  const formId = useId();
  const connection = useAtomValue(connectionAtom);
  const { form, failure, isSending, hasText, send, keepForLater, startAgain } = useVipForm(onDone);

  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={isSending}>
        {t('vip:form.send')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      {hasText && (
        <Button variant="quiet" onClick={startAgain} disabled={isSending}>
          {t('vip:form.clear')}
        </Button>
      )}
    </>
  );
  const later = (
    <Button variant="line" size="sm" onClick={keepForLater}>
      {t('vip:form.sendLater')}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('vip:form.title')} closeLabel={t('common:close')} isBackdropInert actions={actions}>
      <Form
        id={formId}
        form={form}
        fields={vipFields}
        className={styles.form}
        fieldsClassName={styles.fields}
        onSend={send}
        before={
          <>
            <p className={styles.lede}>{t('vip:within')}</p>
            {connection !== 'online' && (
              <Notice tone="warning" icon="offline">
                {connection === 'portal' || connection === 'pool' || connection === 'slow'
                  ? t(`common:errors.${connection}`)
                  : t(`vip:form.${connection}${isPoolIdempotent() ? 'Queue' : 'Draft'}`)}
              </Notice>
            )}
          </>
        }
      >
        {failure && <SendProblem failure={failure} notSent={t('vip:failed.notSent')} later={isPoolIdempotent() && later} />}
        <p className={styles.note}>{t('vip:form.kept')}</p>
      </Form>
    </Dialog>
  );
}
