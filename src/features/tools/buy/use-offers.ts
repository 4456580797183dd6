import { useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { asicPlace, toolTypes } from '#src/parts/tools.ts';
import { MOST_OFFERS, type Offer, offerCodec, offersAtom } from '#src/state/offers.ts';
import { RESET } from '#src/state/persisted-atom.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { freshRow } from '../fleet/fleet-draft.ts';
import { useUnreadLink } from '../link-note.tsx';

/** Longest text of a link's offers that is looked at. */
const LONGEST_LINK = 1_200;

/** Offers that a link says; undefined for a text that is none, since half of them would be another comparison. */
export function readOffers(text: unknown): Offer[] | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_LINK) return undefined;
  const rows = offerCodec.read(text);
  if (!rows || rows.length > MOST_OFFERS) return undefined;
  return rows.map((row, index) => ({ ...row, id: index + 1, model: row.model.trim() }));
}

/** What is compared before buying, as stored or as a link says it, the one that is being filled in, and what can be done to them. */
export function useOffers(search: Readonly<Record<string, unknown>>) {
  const [stored, setOffers] = useAtom(offersAtom);
  const [chosenId, choose] = useState<number>();
  const navigate = useNavigate();
  const { offers: linked } = search;
  useUnreadLink(toolTypes.asic, 'offers', linked !== undefined && readOffers(linked) === undefined);
  const adopt = useEffectEvent((text: unknown) => {
    if (text === undefined) return;
    const said = readOffers(text);
    if (said) setOffers(said);
    void navigate({ ...asicPlace('buy'), replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linked), [linked]);
  const list = useApiQuery(coinListQuery()).data?.data;
  const fresh: Offer = { ...offerCodec.initial, ...freshRow('asic', list), id: 1 };
  const offers = stored.length > 0 ? stored : [fresh];
  const chosen = offers.find(({ id }) => id === chosenId) ?? offers[0] ?? fresh;
  const all = (now: readonly Offer[]) => (now.length > 0 ? now : [fresh]);
  return {
    offers,
    chosen,
    choose,
    /** Changes the one that is being filled in. */
    change: (next: Partial<Offer>) =>
      setOffers((now) => all(now).map((each) => (each.id === chosen.id ? { ...each, ...next, id: each.id } : each))),
    /** Adds an empty one, which is then filled in. */
    add: () => {
      const id = Math.max(...offers.map((each) => each.id)) + 1;
      setOffers((now) => [...all(now), { ...fresh, id }]);
      choose(id);
    },
    remove: (id: number) => setOffers((now) => now.filter((each) => each.id !== id)),
    reset: () => setOffers(RESET),
    /** As a search parameter of a link. */
    query: offerCodec.write(offers),
  };
}
export type OffersApi = ReturnType<typeof useOffers>;
