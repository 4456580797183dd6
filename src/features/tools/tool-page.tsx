import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { ToolActions } from './tool-actions.tsx';
import styles from './tool-panel.module.css';
import toolLayout from './tool-sheet.module.css';

interface ToolPageProps {
  /** What the visitor came for, in one sentence above all fields. */
  answer?: ReactNode;
  inputs: ReactNode;
  results: ReactNode;
  /** For who brings the results into view. */
  resultsRef?: Ref<HTMLDivElement>;
  /** Tables, and whatever else follows from the inputs. */
  children?: ReactNode;
  actions: ComponentProps<typeof ToolActions>;
}

/** A tool: its answer, the inputs on the left and what follows from them on the right, its tables, and what can be done with all of it. */
export function ToolPage({ answer, inputs, results, resultsRef, children, actions }: ToolPageProps) {
  const { t } = useTranslation('tools');
  const focusable = resultsRef
    ? ({
        ref: resultsRef,
        tabIndex: -1,
        role: 'group',
        'aria-label': t('answer.result'),
      } as const)
    : {};
  return (
    <div className={classNames(toolLayout.stack, styles.tool)}>
      {answer}
      <div className={classNames(layout.card, styles.panel)}>
        <div className={styles.inputs}>{inputs}</div>
        <div className={styles.results} {...focusable}>
          {results}
        </div>
      </div>
      {children}
      <ToolActions {...actions} />
    </div>
  );
}
