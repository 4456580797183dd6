import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { brand } from '#src/lib/brand.ts';
import { homeSections as Section } from './-home-sections.ts';

/** The landing page in its order: the banner at once, everything below it in parts of its own. */
export function HomePage() {
  return (
    <LandingPage farm={<Section.FarmEntry />} strip={<Section.LiveStrip />} hall={<Section.VideoHero />}>
      <Section.CoinTable />
      <Section.MiningAddresses />
      <Section.CalculatorSection />
      <Section.AppSection />
      <Section.OsSection />
      <Section.RigSection />
      {/* Fixed on the screen; here the Tab key comes to it while it shows. */}
      <Section.SideDots />
      {brand.hasAi && <Section.PoolSection />}
      <Section.ToolsSection />
      {brand.hasAffiliate && <Section.AffiliateBand />}
      <Section.SocialStrip />
      <Section.JoinBox />
      <Section.ScrollToTop />
    </LandingPage>
  );
}
