import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import styles from './boot-log.module.css';

/** The words of each line are in `okkong-os.json`; the zeros of a hash that lead it are lit (DESIGN 1). */
const lines = [
  { id: 'power', at: '00:00' },
  { id: 'loading', at: '00:06' },
  { id: 'cards', at: '00:19' },
  { id: 'drivers', at: '00:24' },
  { id: 'pool', at: '00:58' },
  { id: 'dag', at: '01:07' },
  { id: 'share', at: '01:31', hash: ['000000000', '7be138dc6da60c2c8bbe25'] },
  { id: 'visible', at: '10:02' },
] as const;

/** A first boot, as an example: what happens between the power button and the first share. */
export function BootLog() {
  const { t } = useTranslation('okkong-os');
  const { t: common } = useTranslation('common');
  return (
    <figure className={classNames('zone-dark', styles.log)} role="img" aria-label={t('bootLog')}>
      <div className={styles.bar} aria-hidden="true">
        <span>{t('log.title')}</span>
        <Tag text={common('example')} />
      </div>
      <ol className={styles.lines} aria-hidden="true">
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.time}>{line.at}</span>
            <span>
              {t(`log.${line.id}`)}
              {'hash' in line && (
                <span className={styles.hash}>
                  <b>{line.hash[0]}</b>
                  {line.hash[1]}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
