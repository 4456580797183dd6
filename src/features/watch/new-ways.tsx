import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonicalEmail } from '#src/contracts/email.ts';
import type { NamedFarm, OfferedWays, Watch, WatchRules, WatchWay } from '#src/contracts/watch.ts';
import { topicAddress } from '#src/domain/watch/ntfy-topic.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import { pushSupport, subscribedKey, subscribeToPush } from '#src/lib/push-subscription.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { AddressForm } from './address-form.tsx';
import type { Watches } from './use-watches.ts';
import { isAbout } from './watch.model.ts';
import styles from './watch.module.css';
import { OutsideLink } from '#src/parts/outside-link.tsx';

interface NewWaysProps {
  farm: NamedFarm;
  /** All of this device, of other farms too. */
  known: readonly Watch[];
  rules: WatchRules;
  watches: Watches;
  offered: OfferedWays;
}

/** The ways that the operator offers and that are not in use for this farm yet. */
export function NewWays({ farm, known, rules, watches, offered }: NewWaysProps) {
  const { t } = useTranslation('watch');
  const exampleTopic = `https://${offered.ntfy[0]}/my-farm-4f7a`;
  const [outbox, setOutbox] = useState(false);
  const [start, setStart] = useState('');
  const isUsed = (way: WatchWay): boolean => known.some((watch) => watch.way === way && isAbout(farm)(watch));
  /** A way that another farm has already takes this one, too. */
  const ofOther = (way: WatchWay): Watch | undefined => known.find((watch) => watch.way === way && watch.state === 'on');
  const join = (way: WatchWay, watch: Watch) => void watches.once(way, () => watches.change(watch, rules));
  const add = (target: Parameters<Watches['add']>[0]) =>
    void watches.once(target.way, async () => {
      const saved = await watches.add(target, rules);
      void requestPersistence();
      setOutbox(saved.outbox === true);
      setStart(saved.start ?? '');
      await watches.list.refetch();
    });
  const addTelegram = () => {
    const other = ofOther('telegram');
    return other ? join('telegram', other) : add({ way: 'telegram' });
  };
  return (
    <section className={layout.stack} aria-labelledby="watch-new">
      <h3 id="watch-new" className={typography.h4}>
        {t('new')}
      </h3>
      {offered.push !== undefined && (
        <PushWay
          {...{ watches, add, rules }}
          offeredKey={offered.push}
          own={known.find(({ way }) => way === 'push')}
          isUsed={isUsed('push')}
        />
      )}
      {offered.mail && !isUsed('mail') && (
        <AddressForm
          way="mail"
          type="email"
          isBusy={watches.busy === 'mail'}
          isAddress={(text) => canonicalEmail(text) !== undefined}
          wrong={t('ways.mail.wrong')}
          problem={watches.problemOf('mail')}
          onAddress={(mail) => add({ way: 'mail', mail })}
        />
      )}
      {outbox && <Notice>{t('ways.mail.outbox')}</Notice>}
      {offered.telegram !== undefined && !isUsed('telegram') && (
        <WayRow way="telegram">
          <Button size="sm" variant="line" isBusy={watches.busy === 'telegram'} onClick={addTelegram}>
            {t('ways.telegram.add')}
          </Button>
        </WayRow>
      )}
      {start !== '' && (
        <Notice action={<OutsideLink link={{ href: start }}>{t('ways.telegram.start')}</OutsideLink>}>
          {t('ways.telegram.startHint')}
        </Notice>
      )}
      {offered.ntfy.length > 0 && !isUsed('ntfy') && (
        <AddressForm
          way="ntfy"
          type="url"
          placeholder={exampleTopic}
          isBusy={watches.busy === 'ntfy'}
          isAddress={(text) => topicAddress(text, offered.ntfy) !== undefined}
          wrong={t('ways.ntfy.wrong', { example: exampleTopic, hosts: offered.ntfy.join(', ') })}
          problem={watches.problemOf('ntfy')}
          onAddress={(topic) => add({ way: 'ntfy', topic })}
        />
      )}
    </section>
  );
}

interface PushWayProps {
  watches: Watches;
  rules: WatchRules;
  offeredKey: string;
  /** What this device has, for this farm or others. */
  own: Watch | undefined;
  isUsed: boolean;
  add: (target: Parameters<Watches['add']>[0]) => void;
}

/** This very device: what it answers when it is asked, and why it cannot be. A server with new keys, or a browser that lost its subscription, asks once more. */
function PushWay({ watches, rules, offeredKey, own, isUsed, add }: PushWayProps) {
  const { t } = useTranslation('watch');
  const [support, setSupport] = useState(pushSupport);
  // Null: the browser has no subscription; undefined: it has not said yet.
  const [key, setKey] = useState<string | null>();
  const isRenewal = isUsed && key !== undefined && key !== offeredKey;
  useEffect(() => void subscribedKey().then((found) => setKey(found ?? null)), []);
  if (isUsed && !isRenewal) return null;
  const press = async () => {
    const push = await subscribeToPush(offeredKey);
    setSupport(pushSupport());
    if (push === 'failed') watches.setProblem(t('ways.push.failed'));
    if (typeof push === 'string') return;
    setKey(offeredKey);
    const target = { way: 'push', push, key: offeredKey } as const;
    // A device is one watch, whatever subscription it has.
    if (own) void watches.once('push', () => watches.renew(own, target, rules));
    else add(target);
  };
  return (
    <WayRow
      way="push"
      note={
        support === 'yes'
          ? t(!isRenewal ? 'ways.push.hint' : key === null ? 'ways.push.lostHint' : 'ways.push.renewHint')
          : t(`ways.push.${support}`)
      }
    >
      {support === 'yes' && (
        <Button size="sm" isBusy={watches.busy === 'push'} onClick={() => void press()}>
          {t(isRenewal ? 'ways.push.renew' : 'ways.push.add')}
        </Button>
      )}
    </WayRow>
  );
}

function WayRow({ way, note, children }: { way: 'push' | 'telegram'; note?: string; children: ReactNode }) {
  const { t } = useTranslation('watch');
  return (
    <div className={styles.row}>
      <div>
        <strong>{t(`ways.${way}.name`)}</strong>
        <p className={styles.note}>{note ?? t(`ways.${way}.hint`)}</p>
      </div>
      {children}
    </div>
  );
}
