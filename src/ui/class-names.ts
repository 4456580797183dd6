/** Joins the class names that are there; an empty answer is undefined, so that no empty `class` attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
