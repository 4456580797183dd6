import { useTranslation } from 'react-i18next';
import type { WatchedRig } from './rig-section.model.ts';

/** How the state of a drawn rig reads: its temperature, or that no share comes. */
export function useRigState({ cell, silentMinutes }: WatchedRig): string {
  const { t } = useTranslation('sections');
  if (silentMinutes !== undefined) return t('rigs.silent', { minutes: silentMinutes });
  return cell.isOffline ? t('rigs.isOffline') : `${cell.celsius} °C`;
}
