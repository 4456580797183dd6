import { type PriceRow, type TariffChoice, tariffChoices } from './rows.ts';

/** What the visitor has said of a text: which of several things is meant, and `zone`, whose clock its times show. */
export type TariffChoices = Readonly<Partial<Record<string, string>>>;

/** The rows of what was chosen, or what is still to be chosen: prices of several areas or ways of payment are never one list. */
export type Chosen = { readonly rows: readonly PriceRow[] } | { readonly of: TariffChoice; readonly options: readonly string[] };

/** Of rows that differ in what they are of, those that were chosen; the first thing that is not, with the words for it in the order of the rows. */
export function chosenRows(rows: readonly PriceRow[], choices: TariffChoices): Chosen {
  let left = rows;
  for (const of of tariffChoices) {
    const options = [...new Set(left.flatMap((row) => (row.price === undefined ? [] : (row.of?.[of] ?? []))))];
    // What has no price at all is no choice.
    if (options.length < 2) {
      left = left.filter((row) => row.of?.[of] === undefined || options.includes(row.of[of]) || options.length === 0);
      continue;
    }
    const choice = options.find((option) => option === choices[of]);
    if (choice === undefined) return { of, options };
    left = left.filter((row) => row.of?.[of] === undefined || row.of[of] === choice);
  }
  return { rows: left };
}
