import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import { bootLog, type LogLine } from './os-section.model.ts';
import { OsReadings } from './os-section-readings.tsx';
import styles from './os-section.module.css';

/** A drawn boot log, from power on to the rig in the app; an example (decision A2). */
export function OsTerminal() {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <figure className={classNames('zone-dark', styles.terminal)}>
      <figcaption className={styles.bar}>
        {t('os.log.title')} <Tag text={t('common:example')} />
      </figcaption>
      <ol className={styles.log}>
        {bootLog.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <div className={styles.foot}>
        <OsReadings />
      </div>
    </figure>
  );
}

function Line({ line: { id, time, look, hash } }: { line: LogLine }) {
  const { t } = useTranslation('sections');
  return (
    <li data-look={look}>
      <span className={styles.time}>{time}</span>
      <span>{t(`os.log.${id}`)}</span>
      {look === 'done' && <span className={styles.done}>{t('os.log.done')}</span>}
      {hash && (
        <span className={styles.hash} aria-hidden="true">
          <b>{hash.zeros}</b>
          {hash.rest}
        </span>
      )}
    </li>
  );
}
