import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

type SearchFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'leading' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>;

/**
 * A field that finds while the visitor types: names of machines and coins are in no dictionary, and what was searched before is no help.
 * Without a placeholder of its own its label stands in it, not above.
 */
export function SearchField({ label, placeholder = label, ...field }: SearchFieldProps) {
  return (
    <Field
      {...{ label, placeholder }}
      {...field}
      type="search"
      isLabelHidden={placeholder === label}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      leading={<Icon name="search" />}
    />
  );
}
