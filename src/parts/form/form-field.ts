import { toNestErrors } from '@hookform/resolvers';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SentenceKey } from '#src/i18n/sentence.ts';

/** How a keyboard and a browser's own memory can help with a text. */
type InputHelp = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'required' | 'className'
>;

/** One field of a form, all that is known of it but its value: how it is drawn, helped and checked. */
export interface FormField<Values extends FieldValues> extends InputHelp {
  readonly name: keyof Values & string;
  /** A line of text is drawn by its label. */
  readonly label?: SentenceKey;
  /** A sentence around the label, that the field may stay empty. */
  readonly optional?: SentenceKey;
  readonly hint?: SentenceKey;
  /** Called with each change, before the value is checked. */
  readonly onTyped?: () => void;
  /** Anything but a line of text; a row with neither label nor this is drawn by another one, and only checked here. */
  readonly draw?: ReactNode;
  /** What is wrong with the field, beside all the others. `wasFilled`: it has held something, so that an empty one was cleared. */
  readonly rule?: (values: Values, wasFilled: boolean) => SentenceKey | undefined;
}
export type FormFields<Values extends FieldValues> = readonly FormField<Values>[];

/** The rule of a field that must hold something. */
export const filledRule =
  <Name extends string>(name: Name, missing: SentenceKey) =>
  (values: Readonly<Record<Name, string>>): SentenceKey | undefined =>
    values[name] === '' ? missing : undefined;

/** The rule of a text that the call's own schema checks: what it refuses is missing, or too long. */
export const textRule =
  <Name extends string>(name: Name, schema: z.ZodMiniType, problems: { missing?: SentenceKey; tooLong: SentenceKey }) =>
  (values: { readonly [N in Name]?: string | undefined }): SentenceKey | undefined => {
    const value = values[name] ?? '';
    if (schema.safeParse(value).success) return undefined;
    return value.trim() === '' && problems.missing ? problems.missing : problems.tooLong;
  };

/**
 * Checks a form by the rules of its fields; the type of an error is its sentence. `requestOf` reads what is sent by the call's own schema: what that
 * refuses although no rule does is not sent.
 */
export function fieldsResolver<Values extends FieldValues, Sent>(
  fields: FormFields<Values>,
  requestOf: (values: Values) => Sent | undefined,
  wasFilled: (name: string) => boolean = () => false,
): Resolver<Values, unknown, Sent> {
  return (values, _context, options): ResolverResult<Values, Sent> => {
    const problems = fields.flatMap(({ name, rule }) => {
      const type = rule?.(values, wasFilled(name));
      return type === undefined ? [] : [[name, { type }] as const];
    });
    if (problems.length > 0) return { values: {}, errors: toNestErrors(Object.fromEntries(problems), options) };
    const request = requestOf(values);
    if (request !== undefined) return { values: request, errors: {} };
    return { values: {}, errors: toNestErrors({ request: { type: 'refused' } }, options) };
  };
}
