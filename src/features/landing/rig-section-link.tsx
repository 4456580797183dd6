import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';

interface RigPlatformLinkProps {
  className: string;
  children: ReactNode;
}

/** To the rig management platform in a new tab; where none is set, to the page that names the setting (decision A3). */
export function RigPlatformLink({ className, children }: RigPlatformLinkProps) {
  const { t } = useTranslation('common');
  const { href, isSet, setting } = brand.links.rigManagement;
  if (!isSet) {
    return (
      <Link to="/unset" search={{ setting }} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children} <Icon name="external" label={t('opensNewTab')} />
    </a>
  );
}
