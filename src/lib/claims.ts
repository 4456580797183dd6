/** What the operator may claim of itself, in the order in which pages show it; `unit` stands behind the figure. */
const claimRows = {
  rigs: { specified: 740_000, unit: '+' },
  countries: { specified: 20, unit: '+' },
  online: { specified: 99, unit: '%+' },
  earnings: { specified: 30, unit: '%+' },
  saving: { specified: 30, unit: '%+' },
} as const;
type ClaimId = keyof typeof claimRows;
const ids: readonly ClaimId[] = ['rigs', 'countries', 'online', 'earnings', 'saving'];

/** A figure that pages show as the company's own word. */
export interface Claim {
  readonly id: ClaimId;
  readonly value: number;
  readonly unit: string;
}

/** The claims of a demonstration: the specification's. */
export const specifiedClaims: readonly Claim[] = ids.map((id) => ({ id, value: claimRows[id].specified, unit: claimRows[id].unit }));

/** Claims as they are set, 'rigs=12000,countries=3': those that are named, and no others. Undefined for a text that says something else. */
export function readClaims(text: string): readonly Claim[] | undefined {
  const named = new Map(
    text.split(/[\s,]+/).flatMap((part) => {
      const [, id = '', figure = ''] = /^([a-z]+)=(\d{1,9}(?:\.\d{1,2})?)$/.exec(part) ?? [];
      return part === '' ? [] : [[id, Number(figure)] as const];
    }),
  );
  if ([...named.keys()].some((id) => !ids.some((each) => each === id))) return undefined;
  return ids.flatMap((id) => {
    const value = named.get(id);
    return value === undefined ? [] : [{ id, value, unit: claimRows[id].unit }];
  });
}

/** A claim's figure; undefined where it is not made. */
export const claimed = (claims: readonly Claim[], id: ClaimId): number | undefined => claims.find((claim) => claim.id === id)?.value;
