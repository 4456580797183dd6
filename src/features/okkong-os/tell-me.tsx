import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './firmware.module.css';

/** Asks for a message when a package is published: the contact form. */
export function TellMe() {
  const { t } = useTranslation('okkong-os');
  return (
    <Link className={styles.tellMe} to="/about-us" search={{ id: 'wrap', topic: 'release', about: `${brand.name} OS` }}>
      {t('packages.tellMe')}
      <Icon name="arrow-right" size={16} />
    </Link>
  );
}
