import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { RigPanel } from './rig-section-panel.tsx';
import styles from './rig-section.module.css';

/** The rig management platform, in the browser and as an app (spec 1); the hall is an illustration (DESIGN 13). */
export function RigSection() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  const { rigs, countries } = brand.claims;
  return (
    <section id="rigs" className={layout.section} aria-labelledby="rigs-title">
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id="rigs-title" className={type_.h2}>
            {t('rigs.title')}
          </h2>
          <div>
            <p className={type_.lede}>{t('rigs.lede', { rigs: number(rigs), countries })}</p>
            <OutsideLink link={brand.links.rigManagement} className={buttonClass({ variant: 'line', className: styles.open })} mark={{}}>
              {t('rigs.open')}
            </OutsideLink>
          </div>
        </div>
        <RigPanel />
        <p className={classNames(type_.small, styles.note)}>{t('rigs.note')}</p>
      </div>
    </section>
  );
}
