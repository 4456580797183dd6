/** Joins the class names that are there; none at all is undefined, so that no empty `class` attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
