import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { deliverOutbox } from './outbox-delivery.ts';
import type { OutboxItem, ShownState, UnsentItem } from './outbox.model.ts';
import { confirmInOutbox, removeFromOutbox } from './outbox.ts';
import styles from './outbox-panel.module.css';
import { useShownState } from './use-shown-state.ts';
import { keepDraft } from './vip.draft.ts';

interface OutboxEntryProps {
  item: OutboxItem;
  onEdit: () => void;
}

const icons: Readonly<Record<ShownState, IconName>> = {
  waiting: 'offline',
  sending: 'arrow-up',
  'needs-word': 'info',
  refused: 'warning',
  sent: 'check',
};

/** One application: its state in words, and what the visitor may do with it. */
export function OutboxEntry({ item, onEdit }: OutboxEntryProps) {
  const { t } = useTranslation('vip');
  const state = useShownState(item);
  const time = useBothClocks(item.state === 'sent' ? item.sentAt : item.madeAt);
  return (
    <li className={styles.entry} data-state={state}>
      <Icon name={icons[state]} className={styles.icon} />
      <div className={styles.words}>
        <p role="status">{t(`outbox.${state}`, { time })}</p>
        {item.state === 'refused' && item.message !== '' && <p>{item.message}</p>}
        {item.state !== 'sent' && (
          <p className={styles.who}>{t('outbox.who', { name: item.application.name, hashrate: item.application.hashrate })}</p>
        )}
      </div>
      <EntryActions item={item} state={state} onEdit={onEdit} />
    </li>
  );
}

/** The visitor's own time, and Beijing's beside it where it differs (decision B16). */
function useBothClocks(ms: number): string {
  const { t } = useTranslation('vip');
  const { dateTime, time, beijingDay, beijingTime } = useFormats();
  if (time(ms) === beijingTime(ms)) return dateTime(ms);
  return t('outbox.when', { time: dateTime(ms), beijing: `${beijingDay(ms)} ${beijingTime(ms)}` });
}

function EntryActions({ item, state, onEdit }: OutboxEntryProps & { state: ShownState }) {
  const { t } = useTranslation('vip');
  const store = useStore();
  const remove = () => void removeFromOutbox(item.key);
  const sendNow = async () => {
    await confirmInOutbox(item.key);
    await deliverOutbox(store, item.key);
  };
  const takeBack = async ({ key, application }: UnsentItem) => {
    await removeFromOutbox(key);
    keepDraft(application);
    onEdit();
  };
  if (state === 'sending') return null;
  return (
    <div className={styles.actions}>
      {state === 'needs-word' && (
        <Button size="sm" onClick={() => void sendNow()}>
          {t('outbox.send')}
        </Button>
      )}
      {item.state !== 'sent' && (
        <Button size="sm" variant="line" onClick={() => void takeBack(item)}>
          {t('outbox.edit')}
        </Button>
      )}
      <Button size="sm" variant="line" onClick={remove}>
        {t(item.state === 'sent' ? 'outbox.dismiss' : 'outbox.remove')}
      </Button>
    </div>
  );
}
