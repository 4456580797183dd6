import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import type from '#src/ui/type.module.css';
import styles from './answer-item.module.css';
import type { HelpPlace } from './help.model.ts';

const targets = {
  classroom: { to: '/classroom' },
  os: { to: '/okkong-os' },
  rigCheck: { to: '/tools', search: { type: 1 } },
  register: { to: '/register' },
} as const satisfies Record<HelpPlace, LinkProps>;

/** Where an answer goes on. */
export function AnswerPlace({ place }: { place: HelpPlace }) {
  const { t } = useTranslation('help');
  return (
    <Link className={classNames(type.link, styles.more)} {...targets[place]}>
      {t(`places.${place}`)}
    </Link>
  );
}
