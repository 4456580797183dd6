import { useAtomValue } from 'jotai';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceClassAtom } from '#src/state/device.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import styles from './rig-section.module.css';

interface PannedMapProps {
  /** What scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** On a phone the map keeps its scale: it is moved by a finger or, once focused, by the arrow keys, and says so (DESIGN 13). */
export function PannedMap({ scroller, children }: PannedMapProps) {
  const { t } = useTranslation('sections');
  const deviceClass = useAtomValue(deviceClassAtom);
  const isHydrated = useIsHydrated();
  // The prerendered page does not know its width: until it does, the keyboard must be able to reach what may scroll.
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
