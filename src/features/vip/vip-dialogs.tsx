import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type from '#src/ui/type.module.css';
import { VipFormDialog } from './vip-form-dialog.tsx';

/** sent: the pool has the application. waiting: it lies in the outbox, and nothing has been sent. */
export type VipView = 'closed' | 'form' | 'sent' | 'waiting';

export interface VipDialogsProps {
  view: VipView;
  onView: (view: VipView) => void;
  /** A view was closed; late news of one that has been replaced must not close the next. */
  onLeave: (view: VipView) => void;
}

/** The form and, in its place afterwards, what became of it (spec 4). */
export function VipDialogs({ view, onView, onLeave }: VipDialogsProps) {
  const { t } = useTranslation(['vip', 'common']);
  const result = view === 'sent' || view === 'waiting' ? view : undefined;
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
          <p className={type.body}>{t(`vip:${result}.text`)}</p>
        </Dialog>
      )}
    </>
  );
}
