import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { homeSections as Section } from './-home-sections.ts';

/** The landing page in the order of the design (DESIGN 8): the banner at once, everything below it in parts of its own. */
export function HomePage() {
  return (
    <LandingPage hall={<Section.VideoHero />}>
      <Section.AppSection />
      <Section.OsSection />
      <Section.RigSection />
      {/* Fixed on the screen; here the Tab key comes to it while it shows. */}
      <Section.SideDots />
      <Section.PoolSection />
      <Section.ToolsSection />
      <Section.AffiliateBand />
      <Section.CoinTable />
      <Section.MiningAddresses />
      <Section.CalculatorSection />
      <Section.JoinBox />
      <Section.SocialStrip />
      <Section.ScrollToTop />
    </LandingPage>
  );
}
