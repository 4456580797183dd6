import { useState } from 'react';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import { readAddress } from '#src/domain/address-text.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { farmCoinChoice } from '#src/parts/farm-coins.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { AnonymousDialog } from './anonymous-dialog.tsx';

interface SharedAddressProps {
  /** What another app shared: its text, its link, its title. */
  texts: readonly string[];
  onClose: () => void;
}

/** The pool's list says whose farms can be looked up; who waits longer than this chooses the coin. */
const PATIENCE_MS = 1500;

/** The wallet check with what another app shared with the installed site, or with a payment link that it was opened with (the manifest). */
export function SharedAddress({ texts, onClose }: SharedAddressProps) {
  const list = useApiQuery(coinListQuery());
  const isSlow = useIsSlow(list.isPending, PATIENCE_MS);
  if (list.isPending && !isSlow) return null;
  return <OfTexts key={texts.join('\n')} texts={texts} choice={farmCoinChoice(list.data?.data, undefined)} onClose={onClose} />;
}

function OfTexts({ texts, choice, onClose }: SharedAddressProps & { choice: ReturnType<typeof farmCoinChoice> }) {
  // A list that comes later takes nothing from what is being typed.
  const [{ address, coin }] = useState(() => sharedAddress(texts, [choice.coin, ...choice.coins]));
  return <AnonymousDialog address={address} ofCoin={coin} onClose={onClose} />;
}

/** Longest text that holds an address (domain/address-text.ts); what a payment link says behind its address may be longer. */
const LONGEST = 600;

/**
 * The first of the texts, or of their words, that holds an address, and of which of the coins; without one the first text, of which the check says
 * what is wrong.
 */
export function sharedAddress(texts: readonly string[], coins: readonly AnonymousCoin[]): { address: string; coin?: AnonymousCoin } {
  const candidates = texts.flatMap((text) => [text, ...text.split(/\s+/)]).map((text) => text.slice(0, LONGEST));
  for (const address of candidates) {
    const coin = coins.find((each) => readAddress(each, address) !== undefined);
    if (coin !== undefined) return { address, coin };
  }
  return { address: candidates[0] ?? '' };
}
