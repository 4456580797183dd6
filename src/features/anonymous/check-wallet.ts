import { type AnonymousCoin, walletPattern } from '#src/contracts/farm-link.ts';
import { addressProblem, type AddressProblem } from '#src/domain/addresses.ts';
import { AppError, errorKindOf } from '#src/lib/app-error.ts';
import { askFarm } from '#src/parts/farm.ts';

/** What the visitor asks about: the address as typed, without blanks around it. */
export interface Wallet {
  coin: AnonymousCoin;
  address: string;
}

/** Why an address is refused: a sentence of `anonymous:wrong`. A right form with wrong capitals has a way out of its own: a character was mistyped (EIP-55). */
export function wrongAddress({ coin, address }: Wallet): AddressProblem | 'checksum' | undefined {
  const problem = addressProblem(coin, address);
  return problem === 'invalid' && walletPattern.test(address) ? 'checksum' : problem;
}

/** What the pool knows of a wallet, or why that could not be learned (the pool's own sentence, when it gave one). */
export type WalletOutcome =
  | { kind: 'hashrate' | 'noHashrate'; isSimulated: boolean }
  | { kind: 'failed'; error: ReturnType<typeof errorKindOf>; message: string };

/** Asks the pool whether a wallet has hashrate (spec 7). Undefined when it was stopped. */
export async function checkWallet(wallet: Wallet, signal: AbortSignal): Promise<WalletOutcome | undefined> {
  try {
    const { data, isSimulated } = await askFarm(wallet, signal);
    return signal.aborted ? undefined : { kind: data ? 'hashrate' : 'noHashrate', isSimulated };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { kind: 'failed', error: errorKindOf(error), message: error instanceof AppError ? error.message : '' };
  }
}
