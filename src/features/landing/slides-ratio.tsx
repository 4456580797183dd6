import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner.module.css';

/** AI(BTC) income as a line above plain BTC; the line is drawn, not measured, and says so (decision A2). */
export function SlideRatio({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation(['landing', 'common']);
  const art = (
    <>
      <BannerPicture name="ratio" isDue={isDue} />
      <Tag className={styles.example} text={t('common:example')} />
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
