import { farmPath } from '#src/contracts/farm-link.ts';
import { brand } from '#src/lib/brand.ts';
import type { Wallet } from './check-wallet.ts';

/** Where a wallet's pool overview stands: the operator's, or this site's own (decisions A3, C8). */
export function overviewAddress({ coin, address }: Wallet): string {
  const own = new URL(farmPath({ addr: address, coinType: coin }), location.origin);
  const { isSet, href } = brand.links.poolOverview;
  if (!isSet) return own.href;
  const overview = new URL(href);
  for (const [name, value] of own.searchParams) overview.searchParams.set(name, value);
  return overview.href;
}

/**
 * An empty tab, to be led to the overview when the pool has answered: browsers let a page open one only in the press itself, not after
 * an answer. `noopener` would hide the tab from us too, so its way back to this page is cut by hand. Undefined when refused.
 */
export function openWaitingTab(sentence: string): Window | undefined {
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
