import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './tools-page.module.css';

/** Support hands the program out; without its address nobody can be asked. */
const isOnRequest = brand.supportEmail !== undefined;

const steps = ['wait', 'accepted', 'line', 'port', 'spelling', 'rejected', 'restart'] as const;

/** What the Windows program is for and how to come by it, beside the same check by hand. */
export function RigCheck() {
  const { t } = useTranslation('tools');
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <div className={styles.program}>
        <Icon name="windows" size={24} />
        <h3 className={typography.h4}>{t('rigCheck.program')}</h3>
        <p className={typography.body}>{t(isOnRequest ? 'rigCheck.programText' : 'rigCheck.unavailable')}</p>
        {isOnRequest && (
          <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap' }}>
            {t('rigCheck.ask')}
          </Link>
        )}
        <Link className={classNames(typography.link, styles.more)} to="/classroom">
          {t('rigCheck.videos')}
        </Link>
      </div>
      <div className={styles.byHand}>
        <h3 className={typography.h4}>{t('rigCheck.byHand')}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`rigCheck.steps.${step}.name`)}</strong>
              <span>{t(`rigCheck.steps.${step}.text`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
