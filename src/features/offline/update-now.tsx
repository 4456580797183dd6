import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import styles from './offline-page.module.css';
import { type UpdateProgress, useConsent, useUpdate } from './use-update.ts';

/** Renews the copy on this device, with its progress; on a metered connection it asks first. */
export function UpdateNow({ onStored }: { onStored: () => void }) {
  const { t } = useTranslation('offline');
  const { progress, isAble, start } = useUpdate(onStored);
  const { isNeeded, isGiven, note } = useConsent();
  const agree = () => {
    note(true);
    start(true);
  };
  if (!isAble) return <p className={typography.small}>{t('update.unable')}</p>;
  return (
    <div className={styles.update}>
      {isNeeded && <Consent isGiven={isGiven} onAgree={agree} onWithdraw={() => note(false)} />}
      <div className={styles.row}>
        <Button variant="line" isBusy={progress.isRunning} onClick={() => start(isGiven)}>
          <Icon name="retry" size={18} />
          {t('update.start')}
        </Button>
        <Progress progress={progress} />
      </div>
    </div>
  );
}

function Consent({ isGiven, onAgree, onWithdraw }: { isGiven: boolean; onAgree: () => void; onWithdraw: () => void }) {
  const { t } = useTranslation('offline');
  const action = isGiven ? (
    <Button size="sm" variant="quiet" onClick={onWithdraw}>
      {t('consent.withdraw')}
    </Button>
  ) : (
    <Button size="sm" onClick={onAgree}>
      {t('consent.agree')}
    </Button>
  );
  return <Notice action={action}>{t(isGiven ? 'consent.given' : 'consent.needed')}</Notice>;
}

function Progress({ progress }: { progress: UpdateProgress }) {
  const { t } = useTranslation('offline');
  const { number } = useFormats();
  const size = useBytes();
  const { isRunning, reads, files } = progress;
  if (files?.state === 'running') {
    const sizes = { done: size(files.doneBytes), total: size(files.totalBytes) };
    return <Bar done={files.doneFiles} total={files.totalFiles} text={t('update.pages', sizes)} />;
  }
  if (isRunning && reads) {
    const counts = { done: number(reads.done), total: number(reads.total) };
    return <Bar done={reads.done + reads.failed} total={reads.total} text={t('update.figures', counts)} />;
  }
  if (isRunning) return <p role="status">{t('update.begun')}</p>;
  return <p role="status">{reads && t(outcomeOf(progress), { failed: number(reads.failed) })}</p>;
}

function Bar({ done, total, text }: { done: number; total: number; text: string }) {
  const { t } = useTranslation('offline');
  return (
    <span className={styles.progress}>
      <progress value={done} max={total} aria-label={t('update.label')} />
      {text}
    </span>
  );
}

/** How it ended: what is missing of the pages weighs more than a figure. */
function outcomeOf({ reads, files }: UpdateProgress) {
  if (files?.state === 'interrupted') return 'update.interrupted';
  if (files?.state === 'full') return 'update.full';
  if (files?.state === 'waiting') return 'update.waiting';
  if (reads && reads.failed === reads.total) return 'update.failed';
  return reads && reads.failed > 0 ? 'update.partly' : 'update.done';
}
