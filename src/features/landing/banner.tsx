import { useTranslation } from 'react-i18next';
import { whenIdle } from '#src/lib/idle.ts';
import { Carousel, type CarouselSlide } from '#src/ui/carousel.tsx';
import { SlideAffiliate } from './slides-affiliate.tsx';
import { SlideBoot } from './slides-boot.tsx';
import { SlideOs } from './slides-os.tsx';
import { SlideRatio } from './slides-ratio.tsx';

const slideIds = ['boot', 'os', 'ratio', 'affiliate'] as const;
const contents: Record<(typeof slideIds)[number], CarouselSlide['content']> = {
  boot: () => <SlideBoot />,
  os: (isDue) => <SlideOs isDue={isDue} />,
  ratio: (isDue) => <SlideRatio isDue={isDue} />,
  affiliate: (isDue) => <SlideAffiliate isDue={isDue} />,
};

/** The banner carousel (DESIGN 8): its first slide stands in the prerendered page as it is, Swiper comes when the page is idle. */
export function Banner() {
  const { t } = useTranslation('landing');
  const slides = slideIds.map((id) => ({ id: `highlight-${id}`, name: t(`banner.${id}.name`), content: contents[id] }));
  return (
    <Carousel
      className="zone-dark"
      slides={slides}
      whenIdle={whenIdle}
      words={{
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
