import { useAnswer } from '#src/state/use-answer.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classCategories, type ClassCategory } from '#src/contracts/content.ts';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import type from '#src/ui/type.module.css';
import { ClassAge } from './class-age.tsx';
import { ClassGrid } from './class-grid.tsx';
import { classListQuery } from './class-list.query.ts';
import { ClassProblem } from './class-problem.tsx';
import styles from './classroom-page.module.css';

/** `/classroom`: the video classes by category, out of the pool's list or the last copy of it (decision E1). */
export function ClassroomPage() {
  const { t } = useTranslation('classroom');
  const [category, setCategory] = useState<ClassCategory>('asic');
  const { data: answer, error, isFetching, refetch } = useAnswer(classListQuery());
  const panelId = useId();
  const problem = error && <ClassProblem error={error} hasCopy={answer !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={type.pageTitle}>{t('title')}</h1>
        <p className={type.lede}>{t('lede')}</p>
        <ClassAge answer={answer} isFetching={isFetching} />
      </header>
      <Segment
        look="underline"
        label={t('categoriesLabel')}
        value={category}
        options={classCategories.map((value) => ({ value, label: t(`categories.${value}.name`) }))}
        onChange={setCategory}
        panelId={panelId}
      />
      <section
        id={panelId}
        role="tabpanel"
        className={styles.panel}
        aria-label={t(`categories.${category}.name`)}
        aria-busy={!answer && !error}
      >
        <p className={type.body}>{t(`categories.${category}.text`)}</p>
        {problem}
        {(answer || !problem) && <ClassGrid category={category} classes={answer?.data} />}
      </section>
    </div>
  );
}
