import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Change } from '#src/ui/change.tsx';

/** A change as arrow, colour and percent, read aloud as "up" or "down"; a dash where the answer has none. */
export function RatioChange({ ratio }: { ratio: number | null }) {
  const { t: common } = useTranslation('common');
  const { percent } = useFormats();
  if (ratio === null) return '–';
  const direction = ratio > 0 ? { direction: common('up') } : ratio < 0 ? { direction: common('down') } : {};
  return <Change ratio={ratio} text={percent(Math.abs(ratio))} {...direction} />;
}
