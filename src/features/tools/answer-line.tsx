import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './answer-line.module.css';

interface AnswerLineProps {
  /** One sentence; undefined while it is not known. */
  text: string | undefined;
  /** Figures are on their way. */
  isLoading: boolean;
  /** Names the button where "Show" alone would not say what. */
  showName: string;
  onShow: () => void;
  /** Another answer is the page's: this one has a name of its own and scrolls with the page. */
  besideName?: string | undefined;
}

/** What the visitor came for, in one sentence above all fields; on a phone it stays in sight while the page scrolls. */
export function AnswerLine({ text, isLoading, showName, onShow, besideName }: AnswerLineProps) {
  const { t } = useTranslation('tools');
  if (text === undefined && !isLoading) return null;
  return (
    <section className={styles.line} data-beside={besideName !== undefined || undefined} aria-label={besideName ?? t('answer.label')}>
      <p>{text ?? <Skeleton width="24ch" />}</p>
      {text !== undefined && (
        <Button variant="line" size="sm" data-print="no" aria-label={showName} onClick={onShow}>
          {t('answer.show')}
        </Button>
      )}
    </section>
  );
}

/** Brings a part of the page into view and gives it the focus: what a press has changed may lie screens away. It glides unless motion is unwanted. */
export function bringIntoView({ current }: RefObject<HTMLElement | null>): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({
    behavior: isStill ? 'instant' : 'smooth',
    block: 'start',
  });
}
