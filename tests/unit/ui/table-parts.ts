const roles: Readonly<Record<string, string>> = { TABLE: 'table', THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell' };

/** The parts of a table, or of the tables in it, that would be no parts of one where a style sheet changes their display. */
export function partsWithoutRole(of: ParentNode): string[] {
  const roleOf = ({ tagName, scope }: HTMLTableCellElement) => roles[tagName] ?? (scope === 'col' ? 'columnheader' : 'rowheader');
  const parts = [...of.querySelectorAll<HTMLTableCellElement>('table, thead, tbody, tr, th, td')];
  if (parts.length === 0) throw new Error('no table');
  return parts.filter((part) => part.getAttribute('role') !== roleOf(part)).map(({ outerHTML }) => outerHTML.slice(0, 100));
}
