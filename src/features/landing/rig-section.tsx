import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { claimed } from '#src/lib/claims.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { deviceClassAtom } from '#src/state/device.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { drawnHall, HALL_WIDTH, type WatchedRig } from './rig-hall.model.ts';
import { RigLegend, RigMap, useRigState } from './rig-map.tsx';
import styles from './rig-section.module.css';

const WORD_JOINER = '\u2060';
/** '74万' stays in one line, also with what is written after it. */
const unbroken = (figure: string) => [...figure].map((sign) => sign + WORD_JOINER).join('');

/** The rig management platform, in the browser and as an app; the hall is an illustration. */
export function RigSection() {
  const { t } = useTranslation('sections');
  const { round } = useFormats();
  const [rigs, countries] = [claimed(brand.claims, 'rigs'), claimed(brand.claims, 'countries')];
  const spread = rigs !== undefined && countries !== undefined && { rigs: unbroken(round(rigs)), countries };
  return (
    <section id="rigs" className={layout.section} aria-labelledby="rigs-title">
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id="rigs-title" className={typography.h2}>
            {t('rigs.title')}
          </h2>
          <div>
            <p className={typography.lede}>{spread ? t('rigs.lede', spread) : t('rigs.ledePlain')}</p>
            <OutsideLink link={brand.links.rigManagement} className={buttonClass({ variant: 'line', className: styles.open })} mark={{}}>
              {t('rigs.open')}
            </OutsideLink>
          </div>
        </div>
        <RigPanel />
        <p className={classNames(typography.small, styles.note)}>{t('rigs.note')}</p>
      </div>
    </section>
  );
}

/** A drawn hall: what is chosen in the list is marked on the map. An example. */
function RigPanel() {
  const { t } = useTranslation(['sections', 'common']);
  const { number } = useFormats();
  const [chosen, setChosen] = useState(drawnHall().watched[0]);
  const scroller = useRef<HTMLDivElement>(null);
  const choose = (rig: WatchedRig) => {
    setChosen(rig);
    const box = scroller.current;
    // Scrolls the mark into the part of the map that a phone shows.
    if (box) box.scrollLeft = (rig.cell.x / HALL_WIDTH) * box.scrollWidth - box.clientWidth / 2;
  };
  const { cells, offlineCount } = drawnHall();
  const counts = { online: number(cells.length - offlineCount), offline: number(offlineCount) };
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <div className={styles.bar}>
        <b>{t('rigs.hall')}</b>
        <p className={styles.counts}>
          <span>{t('rigs.online', counts)}</span> <span>{t('rigs.offline', counts)}</span>
        </p>
        <ExampleTag />
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

/** On a phone the map keeps its scale: it scrolls by touch or, once focused, by the arrow keys, and says so. */
function PannedMap({ scroller, children }: { scroller: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const { t } = useTranslation('sections');
  const deviceClass = useHydratedAtom(deviceClassAtom);
  const isHydrated = useIsHydrated();
  // Before hydration the width is not known, and the keyboard must reach what may scroll.
  const isMovable = !isHydrated || deviceClass === 'phone' || deviceClass === 'small-phone';
  return (
    <>
      <p className={styles.hint}>
        <Icon name="arrow-right" size={16} /> {t('rigs.pan')}
      </p>
      <div ref={scroller} className={styles.scroller} {...(isMovable && { role: 'region', 'aria-label': t('rigs.hall'), tabIndex: 0 })}>
        {children}
      </div>
    </>
  );
}

interface RigWatchListProps {
  chosen: WatchedRig | undefined;
  onChoose(rig: WatchedRig): void;
}

/** Rigs of the drawing that need a look; a click marks one on the map. */
function RigWatchList({ chosen, onChoose }: RigWatchListProps) {
  const { t } = useTranslation('sections');
  return (
    <div className={styles.list}>
      <h3 className={typography.h4}>{t('rigs.watch')}</h3>
      <ul>
        {drawnHall().watched.map((rig) => (
          <li key={rig.cell.name}>
            <WatchedButton rig={rig} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WatchedButton({ rig, chosen, onChoose }: RigWatchListProps & { rig: WatchedRig }) {
  const state = useRigState(rig);
  return (
    <button type="button" className={styles.rig} aria-pressed={rig === chosen} onClick={() => onChoose(rig)}>
      <i data-state={rig.silentMinutes === undefined ? 'hot' : 'silent'} />
      <b>{rig.cell.name}</b>
      <span>{state}</span>
    </button>
  );
}
