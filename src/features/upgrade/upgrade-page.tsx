import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReleaseMachine, releaseMachines } from '#src/domain/release-machines.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { ReleaseList } from './release-list.tsx';
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
