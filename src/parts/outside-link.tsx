import { type AnyRouter, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalLink } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';

interface OutsideLinkProps {
  link: Pick<ExternalLink, 'href' | 'instead'>;
  className?: string | undefined;
  /** Name, when what the link shows is a picture. */
  label?: string | undefined;
  /** Marks the link as leading out of the site; in a row an arrow marks one that stays inside. */
  mark?: { size?: 16 | 20; className?: string | undefined; isRow?: boolean };
  children: ReactNode;
}

/**
 * Outside links open in a new tab; one whose setting is empty leads to the page of this site that does the same, and is plain
 * text where there is none.
 */
export function OutsideLink({ link, className, label, mark, children }: OutsideLinkProps) {
  const { t } = useTranslation('common');
  const icon = { size: mark?.size ?? 20, className: mark?.className };
  if (link.href !== undefined)
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
  if (link.instead === undefined) return <span className={className}>{children}</span>;
  return (
    <Link<AnyRouter, string, string> {...link.instead} className={className} activeProps={{}} aria-label={label}>
      {children}
      {mark?.isRow && <Icon name="arrow-right" {...icon} />}
    </Link>
  );
}
