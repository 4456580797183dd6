import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AnonymousCoin, farmPath } from '#src/contracts/farm-link.ts';
import { brand } from '#src/lib/brand.ts';
import { farmCoinChoice, useKnownCoinList } from '#src/parts/farm-coins.ts';
import { walletProblem, walletReading } from '#src/parts/address-check.ts';
import { fetchFarm, type Wallet } from '#src/parts/farm.ts';
import { useHoldReload } from '#src/parts/form/form-kit.tsx';
import { isEthLookedUpAtom } from '#src/state/eth-lookup.ts';

/** What a check came to. */
export interface WalletResult {
  outcome: WalletOutcome;
  overview: string;
  /** The overview stands in a tab of its own; undefined where none was asked for. */
  isTabOpen: boolean | undefined;
}

interface Attempt {
  stopping: AbortController;
  tab: Window | undefined;
}

/** The wallet being typed, at first with this address (of this coin, where it is known), and its check. Nothing of it outlives the dialog. */
export function useWalletCheck(address: string, ofCoin?: AnonymousCoin) {
  const [typed, setTyped] = useState<{ coin?: AnonymousCoin | undefined; address: string }>({ coin: ofCoin, address });
  const { coin, coins } = farmCoinChoice(useKnownCoinList(), typed.coin);
  const wallet: Wallet = { coin, address: typed.address };
  const [isReviewed, setIsReviewed] = useState(address !== '');
  const [isChecking, setIsChecking] = useState(false);
  const [result, setResult] = useState<WalletResult>();
  const attempt = useRef<Attempt>(undefined);
  const isEthChecked = useRef(false);
  const setIsEthLookedUp = useSetAtom(isEthLookedUpAtom);

  const stop = () => {
    attempt.current?.stopping.abort();
    attempt.current?.tab?.close();
    attempt.current = undefined;
    setIsChecking(false);
  };
  const leave = useEffectEvent(() => {
    stop();
    // What comes of it is another dialog, which waits for the end of this one.
    if (isEthChecked.current) setIsEthLookedUp(true);
  });
  useEffect(() => () => leave(), []);

  useHoldReload(wallet.address !== '');

  /** The result belongs to what is typed: a change stops the check and removes its result. */
  const edit = (change: Partial<Wallet>) => {
    stop();
    if (change.address !== undefined) setIsReviewed(false);
    setResult(undefined);
    setTyped({ ...typed, ...change });
  };

  /** To be called in the click itself. `waiting`: what the new tab says until it is led on; without it none is opened. */
  const check = async (waiting: string | undefined) => {
    setIsReviewed(true);
    const reading = walletReading(wallet);
    if (attempt.current || !reading) return;
    const read = { coin: wallet.coin, address: reading.address };
    const tab = waiting === undefined ? undefined : openWaitingTab(waiting);
    const stopping = new AbortController();
    attempt.current = { stopping, tab };
    isEthChecked.current ||= read.coin === 'ETH';
    setIsChecking(true);
    setResult(undefined);

    const outcome = await checkWallet(read, stopping.signal);
    if (!outcome) return;
    attempt.current = undefined;
    setIsChecking(false);
    const overview = overviewAddress(read, reading.worker);
    const isTabOpen = outcome.kind === 'hashrate' && tab?.closed === false;
    if (isTabOpen) tab.location.replace(overview);
    else tab?.close();
    setResult({ outcome, overview, isTabOpen: waiting === undefined ? undefined : isTabOpen });
  };

  // The address that it opens with was given to be looked up; a tab of its own would need a press.
  const begin = useEffectEvent(() => address !== '' && void check(undefined));
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);

  const problem = isReviewed ? walletProblem(wallet) : undefined;
  /** To be called when the field is left; an empty one is not yet wrong. */
  const review = () => {
    if (wallet.address !== '') setIsReviewed(true);
  };
  return { wallet, coins, reading: walletReading(wallet), problem, isChecking, result, edit, review, check };
}

/** What the pool knows of a wallet, or what kept it from being learned. */
export type WalletOutcome = { kind: 'hashrate' | 'noHashrate'; isSimulated: boolean } | { kind: 'failed'; error: unknown };

/** Requests whether a wallet has hashrate at the pool. Undefined when it was stopped. */
async function checkWallet(wallet: Wallet, signal: AbortSignal): Promise<WalletOutcome | undefined> {
  try {
    const { data, isSimulated } = await fetchFarm(wallet, signal);
    return signal.aborted ? undefined : { kind: data ? 'hashrate' : 'noHashrate', isSimulated };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { kind: 'failed', error };
  }
}

/** Where a wallet's pool overview stands: the operator's, or this site's own. */
export function overviewAddress({ coin, address }: Wallet, worker?: string): string {
  const own = new URL(farmPath({ addr: address, coinType: coin }, worker), location.origin);
  const { href } = brand.links.poolOverview;
  if (href === undefined) return own.href;
  const overview = new URL(href);
  for (const [name, value] of own.searchParams) overview.searchParams.set(name, value);
  return overview.href;
}

/**
 * An empty tab, to be led to the overview with the pool's response: browsers allow that in a click only, not after
 * a response. `noopener` would hide the tab from us too, so its link back to this page is cut by hand. Undefined when refused.
 */
function openWaitingTab(sentence: string): Window | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  const page = tab.document;
  const { lang, dataset } = document.documentElement;
  page.documentElement.lang = lang;
  // No white flash in the dark theme.
  page.documentElement.style.colorScheme = dataset.theme ?? '';
  page.title = sentence;
  page.body.textContent = sentence;
  return tab;
}
