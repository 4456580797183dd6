import { useTranslation } from 'react-i18next';
import typography from '#src/ui/type.module.css';
import { lessonSteps, type WrittenLesson } from './class.model.ts';
import styles from './lesson-page.module.css';

/** A lesson in words and pictures, which teaches without its film. */
export function LessonSteps({ id }: { id: WrittenLesson }) {
  const { t } = useTranslation(['lessons', 'classroom']);
  return (
    <section className={styles.text} aria-labelledby="lesson-steps">
      <h2 id="lesson-steps" className={typography.h3}>
        {t('classroom:lesson.steps')}
      </h2>
      <ol className={styles.steps}>
        {lessonSteps.map((step) => (
          <li key={step}>
            <img src={`/media/${id}/step-${step}.webp`} alt="" width={640} height={360} loading="lazy" decoding="async" />
            <div>
              <p className={styles.number}>{t('classroom:lesson.step', { number: step })}</p>
              <h3 className={typography.h4}>{t(`lessons:${id}.${step}.title`)}</h3>
              <p>{t(`lessons:${id}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
