import { brand } from '#src/lib/brand.ts';
import { Logo, Mark } from '#src/ui/mark.tsx';
import styles from './site-logo.module.css';

/** A drawing of this proportion holds the name itself. */
const WORDMARK_PROPORTION = 2;

interface SiteLogoProps {
  /** Height in px; the width follows. */
  height?: number;
}

/** The site's logo with its name; the link around it has the name for who does not see it. */
export function SiteLogo({ height = 24 }: SiteLogoProps) {
  const { isDefault, logo, name } = brand;
  if (isDefault) return <Logo height={height} />;
  const hasName = logo === null || logo.width / logo.height < WORDMARK_PROPORTION;
  return (
    <span className={styles.logo} data-size={height > 30 ? 'large' : undefined} aria-hidden="true">
      <SiteMark size={height} />
      {hasName && <span className={styles.name}>{name}</span>}
    </span>
  );
}

interface SiteMarkProps {
  /** Height in px. */
  size?: number;
  className?: string | undefined;
}

/** The site's mark alone; decoration, so beside it there is text. */
export function SiteMark({ size = 56, className }: SiteMarkProps) {
  const { logo } = brand;
  if (!logo) return <Mark size={size} className={className} />;
  return <img className={className} src={logo.address} alt="" width={Math.round((size * logo.width) / logo.height)} height={size} />;
}
