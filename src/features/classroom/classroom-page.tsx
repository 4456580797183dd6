import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classCategories, type ClassCategory } from '#src/domain/class-categories.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { ClassGrid } from './class-grid.tsx';
import { classListQuery } from './class-list.query.ts';
import { ClassAge, ClassProblem } from './class-notes.tsx';
import styles from './classroom-page.module.css';
import { KeptFilms } from './keep/kept-films.tsx';

/** With the catalogue of cards, for one subject alone. */
const CardParameters = lazy(async () => ({ default: (await retryImport(() => import('./clocks/card-parameters.tsx'))).CardParameters }));

interface ClassroomPageProps {
  /** The category that the address names. */
  section?: ClassCategory | undefined;
  /** Another was chosen: a step back from a lesson leads to it. */
  onSection?: (section: ClassCategory) => void;
}

/** `/classroom`: the lessons by category, out of the pool's list or the stored one. */
export function ClassroomPage({ section, onSection }: ClassroomPageProps) {
  const { t } = useTranslation('classroom');
  const [category, setCategory] = useState<ClassCategory>(section ?? 'asic');
  const { data: response, error, isFetching, refetch } = useApiQuery(classListQuery());
  const panelId = useId();
  const choose = (next: ClassCategory) => {
    setCategory(next);
    onSection?.(next);
  };
  const problem = error && (
    <ClassProblem error={error} hasStored={response !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <ClassAge response={response} isFetching={isFetching} />
      </header>
      <Segment
        look="underline"
        label={t('categoriesLabel')}
        value={category}
        options={classCategories.map((value) => ({ value, label: t(`categories.${value}.name`) }))}
        onChange={choose}
        panelId={panelId}
      />
      <section
        id={panelId}
        role="tabpanel"
        className={styles.panel}
        aria-label={t(`categories.${category}.name`)}
        aria-busy={!response && !error}
      >
        <p className={typography.body}>{t(`categories.${category}.text`)}</p>
        {problem}
        {(response || !problem) && <ClassGrid category={category} lessons={response?.data} />}
        {category === 'overclocking' && (
          <Suspense>
            <CardParameters />
          </Suspense>
        )}
      </section>
      <KeptFilms lessons={response?.data ?? []} />
    </div>
  );
}
