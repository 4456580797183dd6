import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type from '#src/ui/type.module.css';
import styles from './help-page.module.css';

/** The ways on when no answer fits: videos, the outside tutorial when it is set, people. */
export function StillStuck() {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  const { tutorial } = brand.links;
  return (
    <section className={styles.stuck} aria-labelledby="help-stuck">
      <h2 id="help-stuck" className={type.h3}>
        {t('stuck.title')}
      </h2>
      <p className={type.body}>{t('stuck.text')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap' }}>
          {t('stuck.contact')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/classroom">
          <Icon name="play" />
          {t('stuck.videos')}
        </Link>
        {tutorial.isSet && (
          <a className={buttonClass({ variant: 'line' })} href={tutorial.href} target="_blank" rel="noopener">
            {t('stuck.tutorial')}
            <span className="vh">{common('opensNewTab')}</span>
            <Icon name="external" />
          </a>
        )}
      </div>
    </section>
  );
}
