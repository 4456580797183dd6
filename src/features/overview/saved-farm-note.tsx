import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { farmKey, plainName } from './farm-id.ts';
import { figureOf } from './farm.model.ts';
import { savedFarmsAtom, snapshotsAtom } from './farms.atoms.ts';
import styles from './saved-farm-note.module.css';

/** The first of the farms kept on this device as it was last known, and the way to all; `children` where none is kept. Nothing is requested. */
export function SavedFarmNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  const farms = useAtomValue(savedFarmsAtom);
  const snapshots = useAtomValue(snapshotsAtom);
  const [farm, ...others] = farms;
  if (!farm) return children;
  const snapshot = snapshots[farmKey(farm)];
  const hashrate = snapshot?.data && figureOf(snapshot.data.hashrate, snapshot.data.hashrateUnit);
  return (
    <div className={styles.note}>
      <Link className={styles.farm} to="/overview" search={{ addr: farm.address, coinType: farm.coin }}>
        <span className={styles.known}>
          <span className={styles.name}>{farm.name || plainName(farm)}</span>
          <Figure value={hashrate?.value ?? '--'} unit={hashrate?.unit} tone="ember" />
          <Icon name="arrow-right" size={16} />
        </span>
        <span className={styles.age}>
          <FigureAge of={snapshot} />
        </span>
      </Link>
      {others.length > 0 && (
        <Link className={styles.all} to="/overview">
          {t('farm.all', { count: farms.length })}
        </Link>
      )}
    </div>
  );
}
