import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { lazySection } from './-lazy-section.tsx';

/** A lazy section with the sentences it needs beyond the core ones. */
function section(sentences: readonly Namespace[], load: () => Promise<ComponentType>): ComponentType {
  return lazySection(async () => {
    const [Section] = await Promise.all([load(), loadPageSentences(sentences)]);
    return Section;
  });
}

/* The parts of the landing page below the banner, in its order. */
export const VideoHero = section([], async () => (await import('#src/features/landing/video-hero.tsx')).VideoHero);
export const AppSection = section(['sections'], async () => (await import('#src/features/landing/app-section.tsx')).AppSection);
export const OsSection = section(['sections'], async () => (await import('#src/features/landing/os-section.tsx')).OsSection);
export const RigSection = section(['sections'], async () => (await import('#src/features/landing/rig-section.tsx')).RigSection);
export const PoolSection = section(['sections'], async () => (await import('./-pool-section.tsx')).PoolSectionWithCheck);
export const ToolsSection = section(['sections'], async () => (await import('#src/features/landing/tools-section.tsx')).ToolsSection);
export const AffiliateBand = section(['sections'], async () => (await import('#src/features/affiliate/affiliate-band.tsx')).AffiliateBand);
export const CoinTable = section([], async () => (await import('./-coin-section.tsx')).CoinSection);
export const MiningAddresses = section(
  ['addresses'],
  async () => (await import('#src/features/addresses/mining-addresses.tsx')).MiningAddresses,
);
export const CalculatorSection = section(['calculator', 'vip'], async () => (await import('./-calculator-section.tsx')).CalculatorSection);
export const PhoneBox = section(['sections'], async () => (await import('#src/features/landing/phone-box.tsx')).PhoneBox);
export const SocialStrip = section(['sections'], async () => (await import('#src/features/landing/social-strip.tsx')).SocialStrip);
export const SideDots = section(['sections'], async () => (await import('#src/features/landing/side-dots.tsx')).SideDots);
export const ScrollToTop = section(['sections'], async () => (await import('#src/features/landing/scroll-to-top.tsx')).ScrollToTop);
