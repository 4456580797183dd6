import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { Program } from './program.tsx';
import { RemoteTools } from './remote-tools.tsx';
import styles from './rig-check.module.css';

const steps = ['wait', 'accepted', 'line', 'port', 'spelling', 'rejected', 'restart'] as const;

/** The Windows program and its checksum beside the same check by hand, and the tools that reach a rig from afar. */
export function RigCheck() {
  const { t } = useTranslation('tools');
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <Program />
      <section className={styles.part} aria-labelledby="by-hand">
        <h3 id="by-hand" className={typography.h4}>
          {t('rigCheck.byHand')}
        </h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`rigCheck.steps.${step}.name`)}</strong>
              <span>{t(`rigCheck.steps.${step}.text`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <RemoteTools />
    </div>
  );
}
