import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { brand } from '#src/lib/brand.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './banner.module.css';

interface BannerProps {
  /** The address field of the first slide, another feature's. */
  farm: ReactNode;
}

interface Content {
  id: 'boot' | 'os' | 'ratio' | 'affiliate';
  content: (isDue: boolean, farm: ReactNode) => ReactNode;
}

const allContents: readonly Content[] = [
  { id: 'boot', content: (_isDue, farm) => <SlideBoot farm={farm} /> },
  { id: 'os', content: (isDue) => <SlideOs isDue={isDue} /> },
  { id: 'ratio', content: (isDue) => <SlideRatio isDue={isDue} /> },
  { id: 'affiliate', content: (isDue) => <SlideAffiliate isDue={isDue} /> },
];
const contents = allContents.filter(({ id }) => (id !== 'ratio' || brand.hasAi) && (id !== 'affiliate' || brand.hasAffiliate));

/** The banner carousel: its first slide is prerendered, Swiper is loaded when another one is wanted. */
export function Banner({ farm }: BannerProps) {
  const { t } = useTranslation('landing');
  const slides = contents.map(({ id, content }) => ({
    id: `highlight-${id}`,
    name: t(`banner.${id}.name`),
    content: (isDue: boolean) => content(isDue, farm),
  }));
  return (
    <Carousel
      className="zone-dark"
      slides={slides}
      labels={{
        carousel: t('banner.carousel'),
        label: t('banner.label'),
        tabs: t('banner.tabs'),
        pause: t('banner.pause'),
        play: t('banner.play'),
        slide: t('banner.slide'),
        status: (index) => t('banner.status', { name: slides[index]?.name, position: index + 1, total: slides.length }),
      }}
    />
  );
}

/** The slide that the page opens with: its heading is the h1 and the largest paint. What it leads to works at once. */
function SlideBoot({ farm }: BannerProps) {
  const { t } = useTranslation('landing');
  const mining = (
    <>
      {t('banner.boot.mining')}
      <a href="#addresses">{t('banner.boot.anonymous')}</a>
      {t('banner.boot.stop')}
    </>
  );
  return (
    <BannerSlide
      title={t('banner.boot.title')}
      level="h1"
      ledes={brand.hasSources ? [t('banner.boot.products')] : [t('banner.boot.products'), mining]}
      art={<BannerRiver />}
      field={farm}
    >
      <a className={buttonClass({ variant: 'line' })} href="#pool-coins">
        {t('banner.boot.rates')}
      </a>
      <Link className={buttonClass({ variant: 'line' })} to="/tools" search={{ type: 3 }}>
        {t('banner.boot.calculators')}
      </Link>
    </BannerSlide>
  );
}

// Without network the page lacks the drawing for a while, nothing else.
const HashRiver = lazy(async () => ({ default: (await retryImport(() => import('./hash-river.tsx'))).HashRiver }));

/** The drawing behind the words is loaded after the first paint, which its hundred strokes would delay, and fades in. */
function BannerRiver() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <HashRiver className={styles.arriving} />
    </Suspense>
  );
}

/** OKKONG OS: a USB stick into a rig of graphics cards. */
function SlideOs({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <BannerSlide title={t('banner.os.title')} level="h2" ledes={[t('banner.os.lede')]} art={<BannerPicture name="usb" isDue={isDue} />}>
      <Link className={buttonClass()} to="/okkong-os">
        {t('banner.os.how')}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to="/classroom">
        {t('banner.os.video')}
      </Link>
    </BannerSlide>
  );
}

/** AI(BTC) income as a line above plain BTC; the line is drawn, not measured, and says so. */
function SlideRatio({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation(['landing', 'common']);
  const art = (
    <>
      <BannerPicture name="ratio" isDue={isDue} />
      <ExampleTag className={styles.example} />
    </>
  );
  return (
    <BannerSlide title={t('banner.ratio.title')} level="h2" ledes={[t('banner.ratio.lede')]} art={art}>
      <a className={buttonClass()} href="#pool">
        {t('banner.ratio.chart')}
      </a>
      <a className={buttonClass({ variant: 'line' })} href="#addresses">
        {t('banner.ratio.addresses')}
      </a>
    </BannerSlide>
  );
}

/** The affiliate programme: 200 cells of an invited miner's income, and the one that the pool adds. Who has an account is led to its invitation. */
function SlideAffiliate({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('landing');
  const isLoggedIn = useHydratedAtom(sessionAtom) !== null;
  return (
    <BannerSlide
      title={t('banner.affiliate.title')}
      level="h2"
      ledes={[t('banner.affiliate.lede')]}
      art={<BannerPicture name="affiliate" isDue={isDue} />}
    >
      <a className={buttonClass()} href="#AffiliateProgram">
        {t('banner.affiliate.how')}
      </a>
      {isLoggedIn ? (
        <Link className={buttonClass({ variant: 'line' })} to="/affiliate" hash="invitation">
          {t('banner.affiliate.invitation')}
        </Link>
      ) : (
        <Link className={buttonClass({ variant: 'line' })} to="/register">
          {t('banner.affiliate.register')}
        </Link>
      )}
    </BannerSlide>
  );
}

/** The picture of a slide that is hidden at first: fetched when it may be shown soon. */
function BannerPicture({ name, isDue }: { name: 'usb' | 'ratio' | 'affiliate'; isDue: boolean }) {
  return <img className={styles.picture} src={`/art/${name}.svg`} alt="" loading={isDue ? 'eager' : 'lazy'} decoding="async" />;
}

interface BannerSlideProps {
  title: string;
  /** The first slide's heading is the page's h1; the others' are of the second level. */
  level: 'h1' | 'h2';
  ledes: readonly ReactNode[];
  art: ReactNode;
  /** Above the buttons. */
  field?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** One slide of the banner: words and buttons left, its own picture on the same two glows. */
function BannerSlide({ title, level: Heading, ledes, art, field, children }: BannerSlideProps) {
  return (
    <div className={styles.slide}>
      {art}
      <div className={classNames(layout.wrap, styles.words)}>
        <Heading className={classNames(typography.h1, styles.title)}>{title}</Heading>
        {/* Short paragraphs, so that none outgrows the h1 on a phone: it is the largest paint. */}
        <div className={styles.ledes}>
          {ledes.map((lede, index) => (
            <p key={index} className={styles.lede}>
              {lede}
            </p>
          ))}
        </div>
        {field !== undefined && <div className={styles.field}>{field}</div>}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
