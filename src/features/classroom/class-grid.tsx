import { useTranslation } from 'react-i18next';
import type { ClassCategory, ClassVideo } from '#src/contracts/content.ts';
import { Empty } from '#src/ui/empty.tsx';
import { ClassCardView } from './class-card-view.tsx';
import { ClassCardSkeleton } from './class-card-skeleton.tsx';
import { classCards } from './class.model.ts';
import styles from './classroom-page.module.css';

interface ClassGridProps {
  category: ClassCategory;
  /** Undefined while the list is under way: cards stand at their final size. */
  classes: readonly ClassVideo[] | undefined;
}

/** The classes of one category. */
export function ClassGrid({ category, classes }: ClassGridProps) {
  const { t } = useTranslation('classroom');
  if (!classes) {
    return (
      <ul className={styles.grid}>
        <ClassCardSkeleton />
        <ClassCardSkeleton />
      </ul>
    );
  }
  const cards = classCards(classes, category);
  if (cards.length === 0) return <Empty title={t('empty')} text={t('emptyHint')} />;
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <ClassCardView key={card.id} card={card} />
      ))}
    </ul>
  );
}
