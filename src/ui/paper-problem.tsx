import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { Notice } from './notice.tsx';
import styles from './paper-sheet.module.css';

interface PaperProblemProps {
  /** What failed, in a sentence. */
  message: string;
  isOffline: boolean;
  /** That, and a word about the figures below: with some there a line is enough. Without any the problem takes the sheet's place, under `title`. */
  line: string | undefined;
  title: string;
  retryLabel: string;
  onRetry: () => void;
}

/** What failed on a sheet of figures, and the way to try again (DESIGN 10). */
export function PaperProblem({ message, isOffline, line, title, retryLabel, onRetry }: PaperProblemProps) {
  const retry = (
    <Button variant="line" size="sm" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  if (line !== undefined) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={retry} className={styles.notice}>
        {line}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty picture="mark" title={title} {...(isOffline ? {} : { text: message })} action={retry} />
    </div>
  );
}
