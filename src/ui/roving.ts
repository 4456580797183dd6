import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Where the focus goes in a ring of `count` items for a key: arrows step and wrap, Home and End jump.
 * Undefined for every other key, and when there is nothing to move to.
 */
export function rovingIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** The keys of a row of tabs or radio buttons: `show` is called with the index that the key leads to, and its button gets the focus. */
export function onRovingKey(event: KeyboardEvent<HTMLButtonElement>, show: (index: number) => void): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const next = rovingIndex(event.key, buttons.indexOf(event.currentTarget), buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  show(next);
  buttons[next]?.focus();
}
