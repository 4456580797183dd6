import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import { affiliateProgramEvent, affiliateProgramId } from './affiliate-program.ts';
import { RewardBand } from './reward-band.tsx';

/** The affiliate section of the landing page; without the pool button, which the specification hides. */
export function AffiliateBand() {
  const { t } = useTranslation('sections');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      section.current?.scrollIntoView({ behavior: 'instant' });
    };
    window.addEventListener(affiliateProgramEvent, show);
    return () => window.removeEventListener(affiliateProgramEvent, show);
  }, []);
  return (
    <RewardBand
      id={affiliateProgramId}
      ref={section}
      headingId="affiliate-title"
      heading={
        <h2 id="affiliate-title" className={typography.h2}>
          {t('affiliate.title')}
        </h2>
      }
      lede={t('affiliate.lede')}
      labels={{ cells: t('affiliate.cells'), theirs: t('affiliate.theirs'), yours: t('affiliate.yours') }}
      actions={
        <Link className={buttonClass({ variant: 'line' })} to="/affiliate">
          {t('affiliate.more')}
        </Link>
      }
    />
  );
}
