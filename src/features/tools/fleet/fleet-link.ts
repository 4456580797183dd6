import { type Fleet, LONGEST_NAME, MOST_ROWS, noRules, rowCodec, rulesCodec } from '#src/state/fleet.ts';

/** More is no fleet that a link of ours said. */
const LONGEST_LINK = (MOST_ROWS + 1) * (LONGEST_NAME + 60);

/** What stands between the rules and the rows. */
const ROWS = '_';

/**
 * A fleet as text for a link: rules first ('p*8*0.5*4*2*CNY'), then its rows, 'i****_a*40*1*100*3050**Antminer S19j Pro 100T'. Undefined for a
 * fleet without rows.
 */
export function fleetText({ rows, rules }: Fleet): string | undefined {
  if (rows.length === 0) return undefined;
  return rulesCodec.write([rules]) + ROWS + rowCodec.write(rows.map((row) => (row.kind === 'gpu' ? row : { ...row, psu: '' })));
}

/** The address of a tool with the fleet in it. */
export function withFleet(link: string, fleet: Fleet): string {
  const text = fleetText(fleet);
  return text === undefined ? link : `${link}&${new URLSearchParams({ fleet: text })}`;
}

/** The fleet that a link says; undefined for a text that is none, since half a fleet would be another one. */
export function readFleetText(text: unknown): Fleet | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_LINK || !text.includes(ROWS)) return undefined;
  const end = text.indexOf(ROWS);
  const [rules] = end === 0 ? [noRules] : (rulesCodec.read(text.slice(0, end)) ?? []);
  const rows = rowCodec.read(text.slice(end + 1));
  if (!rules || !rows || rows.length > MOST_ROWS) return undefined;
  return { rows: rows.map((row, index) => ({ ...row, id: index + 1, model: row.model.trim() })), rules };
}
