/** 'hall2_r4_12' as ['hall', '2', '_r', '4', '_12']: a row ends where letters turn into digits, or at a separator. */
const partsOf = (name: string): readonly string[] => name.match(/[^\p{L}\p{N}]*(?:\p{L}+|\p{N}+)|[^\p{L}\p{N}]+/gu) ?? [];

function commonParts(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let common = partsOf(first).slice(0, -1);
  for (const name of others) {
    const parts = partsOf(name).slice(0, -1);
    const differsAt = common.findIndex((part, index) => part !== parts[index]);
    if (differsAt >= 0) common = common.slice(0, differsAt);
  }
  return common.join('').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * Where machines stand together, by what their names begin with: 'hall2' of 'hall2-03' and 'hall2-11'. '' for one machine alone, for names that
 * share nothing, and where every machine of the farm (`all`) shares the same.
 */
export function commonPlace(names: readonly string[], all: readonly string[]): string {
  if (names.length < 2) return '';
  const place = commonParts(names);
  return place !== '' && place !== commonParts(all) ? place : '';
}
