import { classNames } from './class-names.ts';
import styles from './tag.module.css';

interface TagProps {
  text: string;
  tone?: 'plain' | 'accent';
  className?: string | undefined;
}

/** A small label beside a figure or a title: "Simulated data", "Example", a category. */
export function Tag({ text, tone = 'plain', className }: TagProps) {
  return (
    <span className={classNames(styles.tag, className)} data-tone={tone}>
      {text}
    </span>
  );
}
