import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Tool, tools } from './tools.model.ts';
import styles from './tools-page.module.css';

/** Links, not tabs: a tool has an address that can be kept and shared (spec 2). */
export function ToolTabs({ current }: { current: Tool }) {
  const { t } = useTranslation('tools');
  return (
    <nav className={styles.tabs} aria-label={t('choose')}>
      {tools.map(({ type, id }) => (
        <Link
          key={id}
          to="/tools"
          search={{ type }}
          resetScroll={false}
          activeProps={{}}
          aria-current={id === current.id ? 'page' : undefined}
        >
          {t(`${id}.title`)}
        </Link>
      ))}
    </nav>
  );
}
