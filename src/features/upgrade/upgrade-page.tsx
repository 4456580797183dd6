import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { type ReleaseMachine, releaseMachines } from './release-machines.ts';
import { releasesFor } from './releases.ts';
import styles from './upgrade-page.module.css';

interface UpgradePageProps {
  /** Only notes for this system; undefined: for both. */
  machine: ReleaseMachine | undefined;
  onChoose: (machine: ReleaseMachine | undefined) => void;
}

/** `/upgrade`: release notes of the rig OS, newest first, and how to upgrade. */
export function UpgradePage({ machine, onChoose }: UpgradePageProps) {
  const { t } = useTranslation('upgrade');
  const listId = useId();
  const options = ['all', ...releaseMachines] as const;
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <Link className={buttonClass()} to="/okkong-os" search={{ type: 1 }} data-print="no">
          {t('packages')}
        </Link>
      </header>
      <section className={styles.how} aria-labelledby="upgrade-how">
        <h2 id="upgrade-how" className={typography.h3}>
          {t('how.title')}
        </h2>
        <FactList
          variant="texts"
          className={styles.ways}
          facts={releaseMachines.map((each) => ({ label: t(`machines.${each}`), value: t(`how.${each}`) }))}
        />
      </section>
      <Segment
        label={t('filter')}
        value={machine ?? 'all'}
        options={options.map((value) => ({ value, label: t(`machines.${value}`) }))}
        onChange={(value) => onChoose(releaseMachines.find((each) => each === value))}
        panelId={listId}
        className={styles.filter}
      />
      <div id={listId} role="tabpanel" aria-label={t(`machines.${machine ?? 'all'}`)}>
        <ReleaseList machine={machine} />
      </div>
    </div>
  );
}

const points = ['first', 'second', 'third'] as const;

function ReleaseList({ machine }: { machine: ReleaseMachine | undefined }) {
  const { t } = useTranslation('upgrade');
  const { beijingDate } = useFormats();
  return (
    <ol className={styles.list}>
      {releasesFor(machine).map(({ id, version, date, machines }) => (
        <li key={id} id={`v${version.replaceAll('.', '-')}`}>
          <p className={styles.when}>
            <strong>{version}</strong>
            <time dateTime={date}>{beijingDate(Date.parse(date))}</time>
          </p>
          <div className={styles.notes}>
            <h2 className={typography.h4}>{t(`releases.${id}.title`)}</h2>
            <p className={styles.tags}>
              {machines.map((each) => (
                <Tag key={each} text={t(`machines.${each}`)} />
              ))}
            </p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{t(`releases.${id}.${point}`)}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
