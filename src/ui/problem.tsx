import type { ReactNode } from 'react';
import { Empty } from './empty.tsx';
import { Notice } from './notice.tsx';

interface ProblemProps {
  isOffline: boolean;
  /** One sentence, for a page that shows stored figures below; without it the problem stands in their place. */
  line: string | undefined;
  title: string;
  text?: string | undefined;
  picture?: 'cells' | 'mark';
  action: ReactNode;
  className?: string | undefined;
}

/** A request that failed, and the way to try again. */
export function Problem({ isOffline, line, title, text, picture = 'mark', action, className }: ProblemProps) {
  if (line !== undefined) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={action} className={className}>
        {line}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty picture={picture} title={title} text={text} action={action} />
    </div>
  );
}
