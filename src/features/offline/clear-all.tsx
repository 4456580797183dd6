import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDevice } from '#src/lib/clear-device.ts';
import { outboxAtom } from '#src/parts/outbox/outbox.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import styles from './offline-page.module.css';

const parts = ['pages', 'own', 'drafts', 'settings', 'session'] as const;

/** Removes all that the site keeps on the device, once it was read what that is; the site then begins as on a first visit. */
export function ClearAll({ start = () => location.replace('/') }: { start?: () => void }) {
  const { t } = useTranslation(['offline', 'common']);
  const waiting = useHydratedAtom(outboxAtom).length;
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const clear = async () => {
    setIsBusy(true);
    try {
      await clearDevice();
      start();
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  };
  const actions = (
    <>
      <Button variant="danger" isBusy={isBusy} onClick={() => void clear()}>
        {t('offline:clear.confirm')}
      </Button>
      <Button variant="quiet" onClick={() => setIsAsked(false)}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <>
      <p className={typography.small}>{t('offline:clear.text')}</p>
      <div className={styles.row}>
        <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          {t('offline:clear.start')}
        </Button>
      </div>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        size="sm"
        title={t('offline:clear.title')}
        closeLabel={t('common:close')}
        actions={actions}
      >
        <p>{t('offline:clear.goes')}</p>
        <ul className={styles.goes}>
          {parts.map((part) => (
            <li key={part}>{t(`offline:clear.parts.${part}`)}</li>
          ))}
        </ul>
        {waiting > 0 && <Notice tone="warning">{t('offline:clear.waiting', { count: waiting })}</Notice>}
        <p className={typography.small}>{t('offline:clear.after')}</p>
        {hasFailed && (
          <Notice tone="warning" role="alert">
            {t('offline:clear.failed')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
