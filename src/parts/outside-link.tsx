import { type AnyRouter, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalLink } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';

interface OutsideLinkProps {
  link: ExternalLink;
  className?: string | undefined;
  /** Name, when what the link shows is a picture. */
  label?: string | undefined;
  /** Where it leads while its setting is empty, if not to the page that names the setting. */
  instead?: string;
  /** The query of `instead`. */
  insteadSearch?: Readonly<Record<string, string>>;
  /** Marks the link as leading out of the site; in a row an arrow marks one that stays inside. */
  mark?: { size?: 16 | 20; className?: string | undefined; isRow?: boolean };
  children: ReactNode;
}

/** Decision A3: outside links open in a new tab; one whose setting is empty says so and leads to the page that names it. */
export function OutsideLink({ link, className, label, instead, insteadSearch, mark, children }: OutsideLinkProps) {
  const { t } = useTranslation('common');
  const icon = { size: mark?.size ?? 20, className: mark?.className };
  if (!link.isSet) {
    const place =
      instead === undefined
        ? { to: '/unset', search: { setting: link.setting }, title: t('linkUnset') }
        : { to: instead, ...(insteadSearch && { search: insteadSearch }) };
    return (
      <Link<AnyRouter, string, string> {...place} className={className} activeProps={{}} aria-label={label}>
        {children}
        {mark?.isRow && <Icon name="arrow-right" {...icon} />}
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className} aria-label={label}>
      {children}
      {mark && (
        <>
          <span className="vh">{t('opensNewTab')}</span>
          <Icon name="external" {...icon} />
        </>
      )}
    </a>
  );
}
