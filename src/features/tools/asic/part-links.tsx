import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type AsicPart, asicParts, asicPlace } from '#src/parts/tools.ts';
import { classNames } from '#src/ui/class-names.ts';
import segment from '#src/ui/segment.module.css';
import { FLEET_TITLE_ID } from '../fleet/fleet-title.ts';
import tool from '../tool-sheet.module.css';

interface PartLinksProps {
  current: AsicPart;
  hasFleet: boolean;
}

/** The parts of the calculator: links, for each has an address that can be kept. That of the fleet stands there once there is one; until then a link leads down to where it begins. */
export function PartLinks({ current, hasFleet }: PartLinksProps) {
  const { t } = useTranslation('fleet');
  const parts = asicParts.filter((part) => hasFleet || part !== 'fleet');
  return (
    <nav className={classNames(segment.segment, tool.start)} aria-label={t('parts.label')} data-print="no">
      {parts.map((part) => (
        <Link key={part} {...asicPlace(part)} resetScroll={false} activeProps={{}} aria-current={part === current ? 'page' : undefined}>
          {t(part === 'one' && !hasFleet ? 'parts.machine' : `parts.${part}`)}
        </Link>
      ))}
      {!hasFleet && current === 'one' && <a href={`#${FLEET_TITLE_ID}`}>{t('parts.fleet')}</a>}
    </nav>
  );
}
