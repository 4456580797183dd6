import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** OKKONG OS: a USB stick into a rig of graphics cards. */
export function SlideOs({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <BannerSlide title={t('banner.os.title')} level="h2" ledes={[t('banner.os.lede')]} art={<BannerPicture name="usb" isDue={isDue} />}>
      <Link className={buttonClass()} to="/okkong-os" search={{ type: 1 }}>
        {t('banner.os.download')}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to="/classroom">
        {t('banner.os.video')}
      </Link>
    </BannerSlide>
  );
}
