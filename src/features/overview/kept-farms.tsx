import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { datedByFigures } from './farm.model.ts';
import { ForgetDialog } from './farm-dialogs.tsx';
import { farmKey, plainName } from './farm-id.ts';
import { type SavedFarm, savedFarmsAtom, snapshotsAtom } from './farms.atoms.ts';
import styles from './saved/kept-farms.module.css';

/** The farms on this device with the age of their last figures, and the way to forget each. Nothing is requested. */
export function KeptFarms() {
  const { t } = useTranslation('offline');
  const farms = useHydratedAtom(savedFarmsAtom);
  const snapshots = useHydratedAtom(snapshotsAtom);
  const [unwanted, setUnwanted] = useState<SavedFarm>();
  return (
    <section className={styles.farms} aria-labelledby="kept-farms">
      <h2 id="kept-farms" className={typography.h3}>
        {t('farms.title')}
      </h2>
      <p className={typography.small}>{t(farms.length > 0 ? 'farms.text' : 'farms.none')}</p>
      {farms.length > 0 && (
        <ul>
          {farms.map((farm) => (
            <li key={farmKey(farm)}>
              <Link className={typography.link} to="/overview" search={{ addr: farm.address, coinType: farm.coin }}>
                {farm.name || plainName(farm)}
              </Link>
              <FigureAge of={datedByFigures(snapshots[farmKey(farm)])} />
              <ForgetButton farm={farm} onPress={() => setUnwanted(farm)} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link className={typography.link} to="/overview" search={{}}>
          {t('farms.open')}
        </Link>
      </div>
      <ForgetDialog farm={unwanted} onClose={() => setUnwanted(undefined)} />
    </section>
  );
}

function ForgetButton({ farm, onPress }: { farm: SavedFarm; onPress: () => void }) {
  const { t } = useTranslation('overview');
  return (
    <Button variant="icon" size="sm" aria-label={t('saved.forget', { name: farm.name || plainName(farm) })} onClick={onPress}>
      <Icon name="close" size={18} />
    </Button>
  );
}
