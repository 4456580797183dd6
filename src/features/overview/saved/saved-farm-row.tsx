import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { plainName } from '../farm-id.ts';
import { figureOf, workerCounts } from '../farm.model.ts';
import type { FarmCopy, SavedFarm } from '../farms.atoms.ts';
import { useFarm } from '../use-farm.ts';
import { WorkerCountsText } from '../worker-counts-text.tsx';
import styles from './saved-farm-row.module.css';

interface SavedFarmRowProps {
  farm: SavedFarm;
  onForget: () => void;
}

/** One saved farm with its last figures; it asks the pool for newer ones itself. */
export function SavedFarmRow({ farm, onForget }: SavedFarmRowProps) {
  const { t } = useTranslation('overview');
  const { copy, error } = useFarm(farm);
  const name = farm.name || plainName(farm);
  return (
    <li className={styles.row}>
      <Link className={styles.name} to="/overview" search={{ addr: farm.address, coinType: farm.coin }}>
        {name}
        {farm.name !== '' && <span className={styles.address}>{plainName(farm)}</span>}
      </Link>
      <div className={styles.figures}>
        {copy && <RowFigures farm={farm} copy={copy} />}
        {!copy && (error ? t('saved.noCopy') : <Skeleton width="16ch" />)}
      </div>
      <div className={styles.age}>
        <FigureAge of={copy} />
      </div>
      <button
        type="button"
        className={buttonClass({ variant: 'icon', className: styles.forget })}
        aria-label={t('saved.forget', { name })}
        onClick={onForget}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

function RowFigures({ farm, copy: { data, madeAt } }: { farm: SavedFarm; copy: FarmCopy }) {
  const { t } = useTranslation('overview');
  if (data === null) return t('saved.none');
  const hashrate = figureOf(data.hashrate, data.hashrateUnit);
  const counts = workerCounts(data, madeAt);
  return (
    <>
      {hashrate && <Figure value={hashrate.value} unit={hashrate.unit} />}
      {counts && <WorkerCountsText counts={counts} />}
      {data.unpaid !== null && <Figure value={formatIncome(data.unpaid)} unit={farm.coin} tone="ember" />}
    </>
  );
}
