import { AppError, errorKindOf } from '#src/lib/app-error.ts';
import { askFarm } from '#src/lib/farm.ts';
import type { Wallet } from './wrong-address.model.ts';

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
