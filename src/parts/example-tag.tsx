import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { Tag } from '#src/ui/tag.tsx';

/** Marks a drawing as an example; not in a demonstration, whose line on top of every page covers it. */
export function ExampleTag({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  return brand.isDemonstration ? null : <Tag text={t('example')} className={className} />;
}
