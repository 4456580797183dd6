import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { poolKeepsOnce } from '#src/lib/pool-promise.ts';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useVipForm } from './use-vip-form.ts';
import { VipFields } from './vip-fields.tsx';
import styles from './vip-form-dialog.module.css';

interface VipFormDialogProps {
  onClose: () => void;
  onDone: (outcome: 'sent' | 'waiting') => void;
}

/** The application for a VIP address. Closing keeps what was typed; only code '200' or the visitor empties it (R23). */
export function VipFormDialog({ onClose, onDone }: VipFormDialogProps) {
  const { t } = useTranslation(['vip', 'common']);
  const formId = useId();
  const connection = useAtomValue(connectionAtom);
  const { form, failure, isSending, hasText, submit, keepForLater, startAgain, wasTyped } = useVipForm(onDone);

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
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lede}>{t('vip:within')}</p>
        {connection !== 'online' && (
          <Notice tone="warning" icon="offline">
            {connection === 'portal' ? t('common:errors.portal') : t(poolKeepsOnce() ? 'vip:form.offlineQueue' : 'vip:form.offlineDraft')}
          </Notice>
        )}
        <VipFields form={form} wasTyped={wasTyped} />
        {failure && <SendProblem failure={failure} notSent={t('vip:failed.notSent')} later={poolKeepsOnce() && later} />}
        <p className={styles.note}>{t('vip:form.kept')}</p>
      </form>
    </Dialog>
  );
}
