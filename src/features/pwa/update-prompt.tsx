import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import { applyUpdate } from './apply-update.ts';
import styles from './page-notices.module.css';
import { dismissUpdateAtom, updateAtom } from './updates.atoms.ts';

/** The quiet bar that offers a new version (R2); an open page never changes by itself. */
export function UpdatePrompt() {
  const { t } = useTranslation('pwa');
  const { state } = useAtomValue(updateAtom);
  const dismiss = useSetAtom(dismissUpdateAtom);
  const store = useStore();
  if (state === 'none') return null;
  return (
    <NoticeBar text={t(state === 'held' ? 'update.held' : 'update.ready')}>
      <div className={styles.actions}>
        <Button size="sm" isBusy={state === 'applying'} onClick={() => void applyUpdate(store)}>
          {t('update.reload')}
        </Button>
        {state === 'ready' && (
          <Button size="sm" variant="quiet" onClick={dismiss}>
            {t('update.later')}
          </Button>
        )}
      </div>
    </NoticeBar>
  );
}
