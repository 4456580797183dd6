import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'danger' | 'line' | 'quiet' | 'icon';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: the label stays, three cells pulse, further clicks do nothing. */
  isBusy?: boolean;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], className) ?? '';
}

/** A busy button keeps the focus, so it is `aria-disabled` and swallows the click (also of a form) instead of being disabled. */
export function Button({ variant, size, className, isBusy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      onClick={click}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {isBusy && (
        <span className={styles.cells} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {children}
    </button>
  );
}
