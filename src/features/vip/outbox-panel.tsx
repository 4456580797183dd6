import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { outboxAtom } from './outbox.atoms.ts';
import styles from './outbox-panel.module.css';
import { OutboxEntry } from './outbox-entry.tsx';

interface OutboxPanelProps {
  /** An application was taken back into the form to be changed. */
  onEdit: () => void;
}

/** What waits on this device to be sent, and what became of it (decision E3). */
export function OutboxPanel({ onEdit }: OutboxPanelProps) {
  const { t } = useTranslation('vip');
  const items = useAtomValue(outboxAtom);
  return (
    <div className={styles.panel} role="group" aria-label={t('outbox.title')}>
      <h3 className={styles.title}>{t('outbox.title')}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <OutboxEntry key={item.key} item={item} onEdit={onEdit} />
        ))}
      </ul>
    </div>
  );
}
