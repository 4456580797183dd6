import { usualFarmCoins } from '#src/contracts/farm-link.ts';
import { readAddress } from '#src/domain/address-text.ts';
import { AnonymousDialog } from './anonymous-dialog.tsx';

interface SharedAddressProps {
  /** What another app shared: its text, its link, its title. */
  texts: readonly string[];
  onClose: () => void;
}

/** The wallet check with what another app shared with the installed site (the manifest's share target). */
export function SharedAddress({ texts, onClose }: SharedAddressProps) {
  const address = sharedAddress(texts);
  return <AnonymousDialog key={address} address={address} onClose={onClose} />;
}

/** The first of the texts, or of their words, that holds an address; without one the first text, of which the check says what is wrong. */
export function sharedAddress(texts: readonly string[]): string {
  const candidates = texts.flatMap((text) => [text, ...text.split(/\s+/)]);
  const holdsAddress = (text: string) => usualFarmCoins.some((coin) => readAddress(coin, text) !== undefined);
  return candidates.find(holdsAddress) ?? texts[0] ?? '';
}
