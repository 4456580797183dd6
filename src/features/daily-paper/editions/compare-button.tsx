import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import type { EditionPlace } from './editions-bar.tsx';
import { editionSearch, neighboursOf } from './editions.model.ts';

/** Sets the paper of the day before beside this one, where there is another at all, or ends the comparison. Its place is there before the paper is. */
export function CompareButton({ place }: { place: EditionPlace | undefined }) {
  const { t } = useTranslation('daily-paper');
  const navigate = useNavigate();
  const { previous, next } = place ? neighboursOf(place.date, place) : {};
  const isOpen = place?.beside !== undefined;
  const other = isOpen ? undefined : (previous ?? next);
  const toggle = () =>
    place && void navigate({ to: '/daily-paper', search: editionSearch(place.date, { ...place, beside: other }), resetScroll: false });
  return (
    <Button
      variant="line"
      size="sm"
      disabled={!isOpen && other === undefined}
      aria-pressed={isOpen}
      aria-label={t('compare.label')}
      onClick={toggle}
    >
      {t('compare.open')}
    </Button>
  );
}
