import * as z from 'zod/mini';
import type { Currency } from '#src/domain/money.ts';
import { PERCENT_MORE_LIMITS } from '#src/domain/electricity/own-tariff.ts';
import { FIGURE_LIMITS } from '#src/domain/number-limits.ts';
import { codec, currencyField, type LinkField, numberField } from '#src/lib/link-codec.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { rowFields } from './fleet.ts';
import { persistedAtom } from './persisted-atom.ts';

/** More offers nobody reads side by side. */
export const MOST_OFFERS = 6;

/** Two of them in a row: what is unstated keeps its place. */
const statedCurrency: LinkField<Currency | null> = { ...currencyField, isOptional: false };

/** Machines that one thinks of buying, as typed, in the order of links: figures of one of them, and what one costs. */
export const offerFields = {
  ...rowFields,
  cost: numberField(FIGURE_LIMITS),
  costIn: statedCurrency,
  freight: numberField(FIGURE_LIMITS),
  freightIn: statedCurrency,
  /** Customs and tax, of price and freight. */
  percent: numberField(PERCENT_MORE_LIMITS),
};
export const offerCodec = codec(offerFields);

/** An offer with an id of its own for as long as it stands. */
const offerSchema = z.intersection(z.object({ id: z.number() }), offerCodec.rowSchema);
export type Offer = z.infer<typeof offerSchema>;

/** What the visitor compares before buying. */
export const offersAtom = persistedAtom<Offer[]>({ key: 'offers', schema: storedRows(offerSchema), initial: [] });
