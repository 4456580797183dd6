import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { canKeepVideo } from '#src/lib/kept-videos.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { useOnOnline } from '#src/ui/use-on-online.ts';
import type { FilmFile } from '../class.model.ts';
import styles from './keep.module.css';
import { cancelAtom, filmsHereAtom, keepAtom, type Keeping, lookAtom, removeAtom, spaceAtom } from './keeping.ts';
import { useBytes } from '#src/parts/use-bytes.ts';

interface KeepControlProps {
  title: string;
  file: FilmFile;
}

/** Saves a lesson's film for places without a signal, and says how far that is. */
export function KeepControl({ title, file }: KeepControlProps) {
  const { t } = useTranslation('classroom');
  const keeping = useAtomValue(filmsHereAtom).get(file.url);
  const look = useSetAtom(lookAtom);
  useEffect(() => void look(), [look]);
  const { keep, cancel, remove } = useKeepActions(title, file);
  useOnOnline(keeping?.problem === 'line', keep);
  if (!canKeepVideo(file.url)) {
    const isForeign = new URL(file.url).origin !== location.origin;
    return <p className={typography.small}>{t(isForeign ? 'keep.foreign' : 'keep.unavailable')}</p>;
  }
  if (keeping?.state === 'running') return <Running keeping={keeping} onCancel={cancel} />;
  if (keeping?.state === 'partial') return <Partial keeping={keeping} onResume={keep} onDiscard={remove} />;
  if (keeping?.state === 'kept') return <Kept keeping={keeping} onRemove={remove} />;
  return <NotKept bytes={file.bytes} onKeep={keep} />;
}

function useKeepActions(title: string, file: FilmFile) {
  const { t } = useTranslation('classroom');
  const keep = useSetAtom(keepAtom);
  const cancel = useSetAtom(cancelAtom);
  const remove = useSetAtom(removeAtom);
  const showToast = useSetAtom(showToastAtom);
  const tell = (text: string) => showToast({ tone: 'success', text });
  return {
    keep: () => void keep(file).then((isKept) => isKept && tell(t('keep.saved', { title }))),
    cancel: () => cancel(file.url),
    remove: () => void remove(file.url).then(() => tell(t('keep.removed', { title }))),
  };
}

function NotKept({ bytes, onKeep }: { bytes: number; onKeep: () => void }) {
  const { t } = useTranslation('classroom');
  const size = useBytes();
  const space = useAtomValue(spaceAtom);
  return (
    <div className={styles.row}>
      <Button variant="line" onClick={onKeep}>
        <Icon name="download" size={18} />
        {t('keep.save', { size: size(bytes) })}
      </Button>
      {space !== undefined && <span className={typography.small}>{t('keep.space', { size: size(space) })}</span>}
    </div>
  );
}

function Running({ keeping, onCancel }: { keeping: Keeping; onCancel: () => void }) {
  const { t } = useTranslation(['classroom', 'common']);
  return (
    <div className={styles.row}>
      <Progress keeping={keeping} />
      <Button variant="line" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}

function Progress({ keeping: { bytes, total } }: { keeping: Keeping }) {
  const { t } = useTranslation('classroom');
  const size = useBytes();
  return (
    <span className={styles.progress}>
      <progress value={bytes} max={total} aria-label={t('keep.progress')} />
      {t('keep.done', { done: size(bytes), total: size(total) })}
    </span>
  );
}

interface PartialProps {
  keeping: Keeping;
  onResume: () => void;
  onDiscard: () => void;
}

/** A film of which a part is here: the network broke, or the page was left. */
function Partial({ keeping, onResume, onDiscard }: PartialProps) {
  const { t } = useTranslation('classroom');
  return (
    <>
      {keeping.problem && (
        <Notice tone="warning" role="status">
          {t(`keep.${keeping.problem}`)}
        </Notice>
      )}
      <div className={styles.row}>
        <Progress keeping={keeping} />
        <Button variant="line" onClick={onResume}>
          {t('keep.resume')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('keep.discard')}
        </Button>
      </div>
    </>
  );
}

function Kept({ keeping, onRemove }: { keeping: Keeping; onRemove: () => void }) {
  const { t } = useTranslation('classroom');
  const size = useBytes();
  return (
    <div className={styles.row}>
      <span className={styles.kept}>
        <Icon name="check" size={18} />
        {t('keep.kept', { size: size(keeping.total) })}
      </span>
      <Button variant="line" onClick={onRemove}>
        {t('keep.remove')}
      </Button>
    </div>
  );
}
