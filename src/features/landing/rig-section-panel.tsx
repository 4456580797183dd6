import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import { RigLegend } from './rig-section-legend.tsx';
import { RigMap } from './rig-section-map.tsx';
import { PannedMap } from './rig-section-panned.tsx';
import { cells, HALL_WIDTH, offlineCount, type WatchedRig, watched } from './rig-section.model.ts';
import styles from './rig-section.module.css';
import { RigWatchList } from './rig-section-watch-list.tsx';

/** A drawn hall: what is chosen in the list is marked on the map. An example (decision A2). */
export function RigPanel() {
  const { t } = useTranslation(['sections', 'common']);
  const { number } = useFormats();
  const [chosen, setChosen] = useState(watched[0]);
  const scroller = useRef<HTMLDivElement>(null);
  const choose = (rig: WatchedRig) => {
    setChosen(rig);
    const box = scroller.current;
    // Brings the mark into the part of the map that a phone shows.
    if (box) box.scrollLeft = (rig.cell.x / HALL_WIDTH) * box.scrollWidth - box.clientWidth / 2;
  };
  const counts = { online: number(cells.length - offlineCount), offline: number(offlineCount) };
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <div className={styles.bar}>
        <b>{t('rigs.hall')}</b>
        <p className={styles.counts}>
          <span>{t('rigs.online', counts)}</span> <span>{t('rigs.offline', counts)}</span>
        </p>
        <Tag text={t('common:example')} />
      </div>
      <div className={styles.body}>
        <div className={styles.mapSide}>
          <PannedMap scroller={scroller}>
            <RigMap label={t('rigs.map', counts)} chosen={chosen} />
          </PannedMap>
          <RigLegend />
        </div>
        <RigWatchList chosen={chosen} onChoose={choose} />
      </div>
    </div>
  );
}
