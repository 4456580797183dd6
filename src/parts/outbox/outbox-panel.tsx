import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsed } from '#src/domain/age.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { deliverOutbox } from './delivery.ts';
import type { OutboxKind } from './outbox-kinds.ts';
import { confirmInOutbox, outboxAtom, removeFromOutbox, sendingKeyAtom, shownState } from './outbox.ts';
import type { OutboxItem, ShownState, UnsentItem } from './outbox.ts';
import styles from './outbox-panel.module.css';

interface OutboxPanelProps {
  kind: OutboxKind;
  /** Something was taken back to be changed. */
  onEdit: () => void;
}

/** What of a kind waits on this device to be sent, and what became of it; nothing is drawn without any. */
export function OutboxPanel({ kind, onEdit }: OutboxPanelProps) {
  const { t } = useTranslation(kind.namespace);
  const items = useAtomValue(outboxAtom).filter((item) => item.kind === kind.name);
  if (items.length === 0) return null;
  return (
    <div className={styles.panel} role="group" aria-label={t('outbox.title')}>
      <h3 className={styles.title}>{t('outbox.title')}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <OutboxEntry key={item.key} item={item} kind={kind} onEdit={onEdit} />
        ))}
      </ul>
    </div>
  );
}

const everyMs = 60_000;

/** The state of an item as it is at this moment: after a day it needs the visitor's confirmation. */
export function useShownState(item: OutboxItem, kind: OutboxKind): ShownState {
  const sendingKey = useAtomValue(sendingKeyAtom);
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => subscribeTick(everyMs, () => setNowMs(now())), []);
  return shownState(item, { nowMs, sendingKey, mayQueue: kind.mayWait() });
}

interface OutboxEntryProps extends OutboxPanelProps {
  item: OutboxItem;
}

const icons: Readonly<Record<ShownState, IconName>> = {
  waiting: 'offline',
  sending: 'arrow-up',
  'needs-consent': 'info',
  refused: 'warning',
  sent: 'check',
};

/** One item: its state in words, and what the visitor may do with it. */
export function OutboxEntry({ item, kind, onEdit }: OutboxEntryProps) {
  const { t } = useTranslation(kind.namespace);
  const state = useShownState(item, kind);
  const time = useBothClocks(kind, item.state === 'sent' ? item.sentAt : item.madeAt);
  return (
    <li className={styles.entry} data-state={state}>
      <Icon name={icons[state]} className={styles.icon} />
      <div className={styles.words}>
        <p role="status">{t(`outbox.${state}`, { time })}</p>
        {item.state === 'refused' && item.message !== '' && <p>{item.message}</p>}
        {item.state !== 'sent' && (
          <p className={styles.who}>
            {t('outbox.who', kind.who(item.content))} · <Ago ms={item.madeAt} />
          </p>
        )}
      </div>
      {state !== 'sending' && <EntryActions item={item} kind={kind} onEdit={onEdit} needsConsent={state === 'needs-consent'} />}
    </li>
  );
}

/** How long it has been here. */
function Ago({ ms }: { ms: number }) {
  const { t } = useTranslation('common');
  const { unit, count } = elapsed(now() - ms);
  return <time dateTime={new Date(ms).toISOString()}>{t(`ago.${unit}`, { count })}</time>;
}

/** The visitor's own time, and Beijing's beside it where it differs. */
function useBothClocks(kind: OutboxKind, ms: number): string {
  const { t } = useTranslation(kind.namespace);
  const { dateTime, time, beijingDay, beijingTime } = useFormats();
  if (time(ms) === beijingTime(ms)) return dateTime(ms);
  return t('outbox.when', { time: dateTime(ms), beijing: `${beijingDay(ms)} ${beijingTime(ms)}` });
}

function EntryActions({ item, kind, onEdit, needsConsent }: OutboxEntryProps & { needsConsent: boolean }) {
  const { t } = useTranslation(kind.namespace);
  const store = useStore();
  const sendNow = async () => {
    await confirmInOutbox(item.key);
    await deliverOutbox({ store, kinds: [kind] }, item.key);
  };
  const takeBack = async ({ key, content }: UnsentItem) => {
    await removeFromOutbox(key);
    kind.takeBack(content);
    onEdit();
  };
  return (
    <div className={styles.actions}>
      {needsConsent && (
        <Button size="sm" onClick={() => void sendNow()}>
          {t('outbox.send')}
        </Button>
      )}
      {item.state !== 'sent' && (
        <Button size="sm" variant="line" onClick={() => void takeBack(item)}>
          {t('outbox.edit')}
        </Button>
      )}
      <Button size="sm" variant="line" onClick={() => void removeFromOutbox(item.key)}>
        {t(item.state === 'sent' ? 'outbox.dismiss' : 'outbox.remove')}
      </Button>
    </div>
  );
}
