import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Change } from '#src/ui/change.tsx';

interface RatioChangeProps {
  /** 0.0124 is +1.24%; null where there is none. */
  ratio: number | null;
  /** As it is written, if not in percent. */
  text?: string;
  /** Neither gain nor loss: without a colour. */
  isNeutral?: boolean;
}

/** A change as arrow, colour and text, read aloud as "up" or "down"; a dash for none. */
export function RatioChange({ ratio, text, isNeutral }: RatioChangeProps) {
  const { t } = useTranslation('common');
  const { percent } = useFormats();
  if (ratio === null) return '–';
  const direction = ratio > 0 ? t('up') : ratio < 0 ? t('down') : undefined;
  return <Change ratio={ratio} text={text ?? percent(Math.abs(ratio))} direction={direction} isNeutral={isNeutral} />;
}
