import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import styles from './os-hero.module.css';

const facts = ['price', 'fee', 'machines', 'visible'] as const;

/** What the system is and costs, beside a first boot. */
export function OsHero() {
  const { t } = useTranslation('okkong-os');
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t('lede')}</p>
          <div className={styles.actions}>
            <a className={buttonClass()} href="#download">
              <Icon name="download" />
              {t('choosePackage')}
            </a>
            <Link className={buttonClass({ variant: 'line' })} to="/classroom">
              {t('watchVideo')}
            </Link>
          </div>
        </div>
        <BootLog />
      </header>
      <FactList
        variant="claims"
        className={styles.facts}
        facts={facts.map((id) => ({ label: t(`facts.${id}.label`), value: t(`facts.${id}.value`) }))}
      />
    </>
  );
}

/** The words of each line are in `okkong-os.json`; the leading zeros of a hash are lit. */
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
function BootLog() {
  const { t } = useTranslation('okkong-os');
  return (
    <figure className={classNames('zone-dark', styles.log)} role="img" aria-label={t('bootLog')}>
      <div className={styles.bar} aria-hidden="true">
        <span>{t('log.title')}</span>
        <ExampleTag />
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
