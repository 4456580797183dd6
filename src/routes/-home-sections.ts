import type { ComponentType } from 'react';
import { prefetchFirstFigures } from '#src/features/pool/pool.query.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import type { RouterContext } from './__root.tsx';
import { lazySection } from '#src/parts/lazy-section.tsx';
import { pageStart } from '#src/page-start/state.ts';

/** A lazy section with the sentences it needs beyond the core ones. */
function section(sentences: readonly Namespace[], load: () => Promise<ComponentType>, when?: 'idle' | 'used') {
  const loadAll = () => Promise.all([load(), loadPageSentences(sentences)]);
  return lazySection(async () => (await loadAll())[0], when);
}

/**
 * The parts of the landing page beside the banner's words, in its order. The figures are what people leave the page open for, and what is fixed
 * on the screen is never far: they are hydrated when the browser is idle. What is only read waits until it is used.
 */
export const homeSections = {
  FarmEntry: section([], async () => (await import('./-farm-entry.tsx')).FarmEntry, 'idle'),
  LiveStrip: section([], async () => (await import('#src/features/pool/live-strip.tsx')).LiveStrip, 'idle'),
  VideoHero: section([], async () => (await import('#src/features/landing/video-hero.tsx')).VideoHero),
  CoinTable: section([], async () => (await import('./-coin-section.tsx')).CoinSection, 'idle'),
  MiningAddresses: section(['addresses'], async () => (await import('#src/features/addresses/mining-addresses.tsx')).MiningAddresses),
  CalculatorSection: section(['calculator', 'vip'], async () => (await import('./-calculator-section.tsx')).CalculatorSection),
  AppSection: section(['sections'], async () => (await import('#src/features/landing/app-section.tsx')).AppSection),
  OsSection: section(['sections'], async () => (await import('#src/features/landing/os-section.tsx')).OsSection, 'used'),
  RigSection: section(['sections'], async () => (await import('#src/features/landing/rig-section.tsx')).RigSection),
  PoolSection: section(['sections'], async () => (await import('./-pool-section.tsx')).PoolSectionWithCheck),
  ToolsSection: section(['sections'], async () => (await import('./-tools-section.tsx')).ToolsWithFigures),
  AffiliateBand: section(['sections'], async () => (await import('#src/features/affiliate/affiliate-band.tsx')).AffiliateBand),
  SocialStrip: section(['sections'], async () => (await import('#src/features/landing/social-strip.tsx')).SocialStrip, 'used'),
  JoinBox: section(['sections'], async () => (await import('#src/features/landing/join-box.tsx')).JoinBox),
  SideDots: section([], async () => (await import('#src/features/landing/side-dots.tsx')).SideDots, 'idle'),
  ScrollToTop: section([], async () => (await import('#src/features/landing/scroll-to-top.tsx')).ScrollToTop, 'idle'),
};

/** Requests the coin figures; and imports the sections, which are waited for where they do not stand as prerendered HTML already. */
export function loadHome({ context }: { context: RouterContext }): Promise<void> | undefined {
  void prefetchFirstFigures(context.prefetch);
  if (!pageStart.isHydrating()) return importHomeSections();
  // The table's code comes while the page around it is hydrated.
  homeSections.CoinTable.fetchCode().catch(() => undefined);
  return undefined;
}

/** Every section, so that a page which the browser renders comes whole; what cannot be had follows with the network. */
async function importHomeSections(): Promise<void> {
  await Promise.allSettled(Object.values(homeSections).map(({ preload }) => preload()));
}
