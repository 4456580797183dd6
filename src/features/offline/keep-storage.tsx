import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spaceLeft } from '#src/lib/kept-videos.ts';
import { isPersisted, requestPersistence } from '#src/lib/persistence.ts';
import { useBytes } from '#src/parts/use-bytes.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './offline-page.module.css';

type State = 'unknown' | 'kept' | 'open' | 'refused' | 'unavailable';

/** Whether the browser may clear what is stored, and how much room is left. */
export function KeepStorage() {
  const { t } = useTranslation('offline');
  const size = useBytes();
  const [state, setState] = useState<State>('unknown');
  const [space, setSpace] = useState<number>();
  useEffect(() => {
    void isPersisted().then((isKept) => setState(isKept === undefined ? 'unavailable' : isKept ? 'kept' : 'open'));
    void spaceLeft().then(setSpace);
  }, []);
  const ask = async () => {
    const result = await requestPersistence();
    setState(result === 'granted' ? 'kept' : result);
  };
  return (
    <div className={styles.row}>
      <p role="status">
        {space !== undefined && t('storage.space', { size: size(space) })}
        {state !== 'unknown' && ` ${t(`storage.${state}`)}`}
      </p>
      {state === 'open' && (
        <Button variant="line" size="sm" onClick={() => void ask()}>
          {t('storage.ask')}
        </Button>
      )}
    </div>
  );
}
