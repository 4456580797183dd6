import { Fragment, useState } from 'react';
import type { ComponentType } from 'react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '#src/state/toasts.ts';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type from '#src/ui/type.module.css';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { vipKind } from './vip.draft.ts';
import type { VipDialogsProps, VipView } from './vip-dialogs.tsx';
import styles from './vip-section.module.css';

/** A reserved name (decision F3): nobody can be sent hashrate by it. */
const sampleAddress = { scheme: 'stratum+ssl://', farm: 'yourfarm', host: '.vip.okkong.example:443' };

/** The card beside the calculator that leads to the application for a VIP address (spec 2, design 8.11). */
export function VipSection() {
  const { t } = useTranslation(['vip', 'common']);
  const isHydrated = useIsHydrated();
  const { view, setView, leave, isLoading, open, Dialogs } = useVipDialogs(t('vip:failed.chunk'));

  return (
    <>
      <section id="vip" className={classNames('zone-dark', styles.card)} aria-labelledby="vip-title">
        <h2 id="vip-title" className={type.h3}>
          {t('vip:card.title')}
        </h2>
        <p className={styles.lede}>{t('vip:card.lede')}</p>
        <div className={styles.plate}>
          <Tag text={t('common:example')} className={styles.example} />
          <code className={styles.address}>
            {sampleAddress.scheme}
            <wbr />
            <b>{sampleAddress.farm}</b>
            {sampleAddress.host.split(/(?=[.:])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </code>
        </div>
        {isHydrated && <OutboxPanel kind={vipKind} onEdit={() => void open()} />}
        <div className={styles.foot}>
          <Button className={styles.apply} isBusy={isLoading} aria-haspopup="dialog" onClick={() => void open()}>
            {t('vip:card.apply')}
          </Button>
          <p className={styles.within}>
            <Icon name="phone" size={16} />
            {t('vip:within')}
          </p>
        </div>
      </section>
      {/* Beside the card: inside it they would be dark in the light theme too. */}
      {Dialogs && <Dialogs view={view} onView={setView} onLeave={leave} />}
    </>
  );
}

/** Form and its libraries come with the first press, not with the page. */
function useVipDialogs(failure: string) {
  const [view, setView] = useState<VipView>('closed');
  const [isLoading, setIsLoading] = useState(false);
  const [Dialogs, setDialogs] = useState<ComponentType<VipDialogsProps>>();
  const showToast = useSetAtom(showToastAtom);
  const open = async () => {
    setIsLoading(true);
    try {
      const { VipDialogs } = await import('./vip-dialogs.tsx');
      setDialogs(() => VipDialogs);
      setView('form');
    } catch {
      showToast({ tone: 'error', text: failure });
    } finally {
      setIsLoading(false);
    }
  };
  const leave = (left: VipView) => setView((current) => (current === left ? 'closed' : current));
  return { view, setView, leave, isLoading, open, Dialogs };
}
