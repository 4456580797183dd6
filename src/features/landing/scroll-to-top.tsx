import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { rideToTop } from './scroll-to-top.model.ts';
import styles from './scroll-to-top.module.css';

/** Back to the top, offered once a whole viewport lies above (spec 4). */
export function ScrollToTop() {
  const { t } = useTranslation('sections');
  const isFarDown = useSyncExternalStore(subscribe, isPastOneViewport, () => false);
  const rise = () => {
    // The button goes away on the way up: the focus waits where the page begins.
    document.querySelector('main')?.focus({ preventScroll: true });
    rideToTop();
  };
  return (
    <Button variant="icon" className={styles.toTop} aria-label={t('dots.toTop')} hidden={!isFarDown} onClick={rise}>
      <Icon name="arrow-up" />
    </Button>
  );
}

function isPastOneViewport(): boolean {
  return window.scrollY > window.innerHeight;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}
