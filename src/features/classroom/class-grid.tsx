import { useTranslation } from 'react-i18next';
import type { ClassCategory, ClassVideo } from '#src/contracts/content.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { type ClassCard, classCards } from './class.model.ts';
import styles from './classroom-page.module.css';

interface ClassGridProps {
  category: ClassCategory;
  /** Undefined while the list is loading: cards stand at their final size. */
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

/** One class: poster and what it teaches. */
function ClassCardView({ card }: { card: ClassCard }) {
  const { t } = useTranslation('classroom');
  return (
    <li className={styles.card}>
      <div className={styles.poster}>
        <img src={card.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />
      </div>
      <h2 className={typography.h4}>{card.title}</h2>
      <p className={styles.summary}>{card.summary}</p>
      {card.hasExampleFigures && (
        <p>
          <Tag text={t('exampleFigures')} />
        </p>
      )}
    </li>
  );
}

/** A card at its final size before the list is there (DESIGN 10 "Skeleton"). */
function ClassCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <div className={styles.poster}>
        <Skeleton shape="block" />
      </div>
      <Skeleton width="24ch" />
      <Skeleton />
    </li>
  );
}
