import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** The affiliate programme: 200 cells of an invited miner's income, and the one that the pool adds. */
export function SlideAffiliate({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('landing');
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
      <Link className={buttonClass({ variant: 'line' })} to="/register">
        {t('banner.affiliate.register')}
      </Link>
    </BannerSlide>
  );
}
