import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { BannerRiver } from './banner-river.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** The slide that the page opens with: its heading is the h1 and the largest paint (DESIGN 12). */
export function SlideBoot() {
  const { t } = useTranslation('landing');
  return (
    <BannerSlide
      title={t('banner.boot.title')}
      level="h1"
      ledes={[t('banner.boot.products'), t('banner.boot.mining')]}
      art={<BannerRiver />}
    >
      <Link className={buttonClass()} to="/okkong-os" search={{ type: 1 }}>
        {t('banner.boot.download')}
      </Link>
      <a className={buttonClass({ variant: 'line' })} href="#pool-coins">
        {t('banner.boot.rates')}
      </a>
    </BannerSlide>
  );
}
