import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { MachineDrawing } from './machine-drawing.tsx';
import styles from './os-sections.module.css';

const paths = ['asic', 'gpu'] as const;
const points = ['what', 'keeps', 'back'] as const;

/** One system, two ways onto a machine: a plug-in for ASIC firmware, a stick for GPU rigs. */
export function OsPaths() {
  const { t } = useTranslation('okkong-os');
  return (
    <section className={styles.section} aria-labelledby="os-paths">
      <h2 id="os-paths" className={type.h3}>
        {t('paths.title')}
      </h2>
      <div className={styles.pair}>
        {paths.map((id) => (
          <article key={id} className={classNames(layout.card, styles.path)}>
            <MachineDrawing machine={id} />
            <h3 className={type.h4}>{t(`paths.${id}.title`)}</h3>
            <p className={type.body}>{t(`paths.${id}.text`)}</p>
            <dl className={styles.points}>
              {points.map((point) => (
                <div key={point}>
                  <dt>{t(`paths.${point}`)}</dt>
                  <dd>{t(`paths.${id}.${point}`)}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
