import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import styles from './boot-log.module.css';

/** What a rig prints is not translated; the zeros of a hash that lead it are lit (DESIGN 1). */
const lines: readonly { at: string; text: string; hash?: readonly [zeros: string, rest: string] }[] = [
  { at: '00:00', text: 'power on, USB found' },
  { at: '00:06', text: 'OKKONG OS loading from stick' },
  { at: '00:19', text: '8 cards found' },
  { at: '00:24', text: 'drivers matched' },
  { at: '00:58', text: 'pool ethash:8009 over TLS' },
  { at: '01:07', text: 'DAG in memory, 8 of 8' },
  { at: '01:31', text: 'first share accepted', hash: ['000000000', '7be138dc6da60c2c8bbe25'] },
  { at: '10:02', text: 'rig visible on the web' },
];

/** A first boot, as an example: what happens between the power button and the first share. */
export function BootLog() {
  const { t } = useTranslation('okkong-os');
  const { t: common } = useTranslation('common');
  return (
    <figure className={classNames('zone-dark', styles.log)} role="img" aria-label={t('bootLog')}>
      <div className={styles.bar} aria-hidden="true">
        <span lang="en">rig-07, first boot</span>
        <Tag text={common('example')} />
      </div>
      <ol className={styles.lines} lang="en" aria-hidden="true">
        {lines.map(({ at, text, hash }) => (
          <li key={at}>
            <span className={styles.time}>{at}</span>
            <span>
              {text}
              {hash && (
                <span className={styles.hash}>
                  <b>{hash[0]}</b>
                  {hash[1]}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
