import { useTranslation } from 'react-i18next';
import type { Watch } from '#src/contracts/watch.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

/** What a way is called: a device by its browser and system, all others by their kind. */
export function useWayName(): (watch: Pick<Watch, 'way' | 'device'>) => string {
  const { t } = useTranslation(['own-account', 'watch']);
  return ({ way, device }) => (way === 'push' ? device || t('own-account:devices.unknownDevice') : t(`watch:ways.${way}.name`));
}

interface WatchRowProps {
  watch: Watch;
  isThisDevice: boolean;
  onEnd: (watch: Watch, name: string) => Promise<void>;
}

/** One way by which the account is told: how it goes, and its end. */
export function WatchRow({ watch, isThisDevice, onEnd }: WatchRowProps) {
  const { t } = useTranslation(['own-account', 'watch']);
  const { dateTime } = useFormats();
  const { isBusy, once } = useOnce();
  const name = useWayName()(watch);
  const { way, state, toldAtMs, problem, farms } = watch;
  const last = toldAtMs === null ? t('watch:neverTold') : t('watch:toldAt', { time: dateTime(toldAtMs) });
  const how = state === 'asked' ? t(`watch:ways.${way}.asked`) : problem === '' ? last : t(`watch:problems.${problem}`);
  const about = t('own-account:messages.about', { count: farms.length });
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={typography.small}>{about}</span>
        <span className={typography.small}>{how}</span>
      </div>
      {isThisDevice && way === 'push' && <Tag text={t('own-account:devices.thisDevice')} tone="accent" />}
      <Button
        variant="line"
        size="sm"
        isBusy={isBusy}
        aria-label={t('own-account:messages.endNamed', { name: `${name}, ${about}, ${how}` })}
        onClick={() => void once(() => onEnd(watch, name))}
      >
        {t('own-account:messages.end')}
      </Button>
    </li>
  );
}
