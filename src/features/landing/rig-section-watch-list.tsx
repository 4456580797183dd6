import { useTranslation } from 'react-i18next';
import type_ from '#src/ui/type.module.css';
import { watched, type WatchedRig } from './rig-section.model.ts';
import styles from './rig-section.module.css';
import { useRigState } from './rig-section-words.ts';

interface RigWatchListProps {
  chosen: WatchedRig | undefined;
  onChoose(rig: WatchedRig): void;
}

/** Rigs of the drawing that need a look; a press marks one on the map. */
export function RigWatchList({ chosen, onChoose }: RigWatchListProps) {
  const { t } = useTranslation('sections');
  return (
    <div className={styles.list}>
      <h3 className={type_.h4}>{t('rigs.watch')}</h3>
      <ul>
        {watched.map((rig) => (
          <li key={rig.cell.name}>
            <WatchedButton rig={rig} isChosen={rig === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WatchedButtonProps {
  rig: WatchedRig;
  isChosen: boolean;
  onChoose(rig: WatchedRig): void;
}

function WatchedButton({ rig, isChosen, onChoose }: WatchedButtonProps) {
  const state = useRigState(rig);
  return (
    <button type="button" className={styles.rig} aria-pressed={isChosen} onClick={() => onChoose(rig)}>
      <i data-state={rig.silentMinutes === undefined ? 'hot' : 'silent'} />
      <b>{rig.cell.name}</b>
      <span>{state}</span>
    </button>
  );
}
