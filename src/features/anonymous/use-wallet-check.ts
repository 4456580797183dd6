import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHoldReload } from '#src/parts/form/form-kit.tsx';
import { checkWallet, type Wallet, type WalletOutcome, wrongAddress } from './check-wallet.ts';
import { openWaitingTab, overviewAddress } from './overview-tab.ts';

/** What a check came to; `isTabOpen`: the overview stands in a tab of its own. */
export interface WalletResult {
  outcome: WalletOutcome;
  overview: string;
  isTabOpen: boolean;
}

interface Attempt {
  stopping: AbortController;
  tab: Window | undefined;
}

/** ETC first: it is the one of the two that is still mined (decision F5). */
const nothingTyped: Wallet = { coin: 'ETC', address: '' };

/** The wallet being typed and its check. Nothing of it outlives the dialog (spec 4). */
export function useWalletCheck() {
  const [wallet, setWallet] = useState(nothingTyped);
  const [isReviewed, setIsReviewed] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [result, setResult] = useState<WalletResult>();
  const attempt = useRef<Attempt>(undefined);

  const stop = () => {
    attempt.current?.stopping.abort();
    attempt.current?.tab?.close();
    attempt.current = undefined;
    setIsChecking(false);
  };
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);

  useHoldReload(wallet.address !== '');

  /** Whatever is shown belongs to what is typed: a change ends the check and takes its result away. */
  const edit = (change: Partial<Wallet>) => {
    stop();
    if (change.address !== undefined) setIsReviewed(false);
    setResult(undefined);
    setWallet({ ...wallet, ...change });
  };

  /** Must be called in the press itself. `waiting`: what the new tab says until it is led on; without it none is opened. */
  const check = async (waiting: string | undefined) => {
    setIsReviewed(true);
    if (attempt.current || wrongAddress(wallet)) return;
    const tab = waiting === undefined ? undefined : openWaitingTab(waiting);
    const stopping = new AbortController();
    attempt.current = { stopping, tab };
    setIsChecking(true);
    setResult(undefined);

    const outcome = await checkWallet(wallet, stopping.signal);
    if (!outcome) return;
    attempt.current = undefined;
    setIsChecking(false);
    const overview = overviewAddress(wallet);
    const isTabOpen = outcome.kind === 'hashrate' && tab?.closed === false;
    if (isTabOpen) tab.location.replace(overview);
    else tab?.close();
    setResult({ outcome, overview, isTabOpen });
  };

  const problem = isReviewed ? wrongAddress(wallet) : undefined;
  /** To be called when the field is left; an empty one is not yet wrong. */
  const review = () => {
    if (wallet.address !== '') setIsReviewed(true);
  };
  return { wallet, problem, isChecking, result, edit, review, check };
}
