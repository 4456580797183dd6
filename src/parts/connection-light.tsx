import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import type { Connection } from '#src/lib/connection.ts';
import { farmSilenceAtom } from '#src/state/farm-silence.ts';
import { connectionAtom, lastSuccessAtom } from '#src/state/online.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './connection-light.module.css';

/** Which part is down, from this device outwards; farm: all that is between it and the pool works, and the farm on the screen is silent. */
type LightState = Connection | 'farm' | 'unknown';

/** What the device sees of the way to the pool, and beyond it of the farm on the screen, and the sentence that says so. */
export function useConnectionLight(): { state: LightState; text: string } {
  const { t } = useTranslation('pwa');
  const { time, dateTime } = useFormats();
  const connection = useHydratedAtom(connectionAtom);
  const lastAnswerMs = useHydratedAtom(lastSuccessAtom);
  const silentSinceMs = useHydratedAtom(farmSilenceAtom);
  if (connection !== 'online') return { state: connection, text: t(`${connection}.what`) };
  if (silentSinceMs !== undefined) return { state: 'farm', text: t('farm.what', { time: dateTime(silentSinceMs) }) };
  if (lastAnswerMs === undefined) return { state: 'unknown', text: t('light.unknown') };
  return { state: 'online', text: t('light.online', { time: time(lastAnswerMs) }) };
}

/** A light with its sentence; the bar at the page's foot says the same while something is down. */
export function ConnectionLight({ className }: { className?: string | undefined }) {
  const { state, text } = useConnectionLight();
  return (
    <p className={classNames(styles.light, className)} data-state={state}>
      {text}
    </p>
  );
}
