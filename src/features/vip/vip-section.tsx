import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { OutboxPanel } from '#src/parts/outbox/outbox-panel.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { brand } from '#src/lib/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import type { VipView } from './vip-dialogs.tsx';
import styles from './vip-section.module.css';
import { vipKind } from './vip.draft.ts';

/** A reserved name: no hashrate can be sent to it. */
const sampleAddress = { scheme: 'stratum+ssl://', farm: 'yourfarm', host: `.vip.${brand.exampleLabel}.example:443` };

const facts = ['own', 'free', 'offline'] as const;

/** Form and its libraries come with the first click, not with the page. */
const loadDialogs = () => import('./vip-dialogs.tsx').then(({ VipDialogs }) => VipDialogs);

/** The card beside the calculator that leads to the application for a VIP address. */
export function VipSection() {
  const { t } = useTranslation('vip');
  const isHydrated = useIsHydrated();
  const { Dialog: Dialogs, isLoading, open } = useLazyDialog(loadDialogs);
  const [view, setView] = useState<VipView>('closed');
  const leave = (left: VipView) => setView((current) => (current === left ? 'closed' : current));
  const apply = () => void open(() => setView('form'));

  return (
    <>
      <section id="vip" className={classNames('zone-dark', styles.card)} aria-labelledby="vip-title">
        <h2 id="vip-title" className={typography.h3}>
          {t('card.title')}
        </h2>
        <p className={styles.lede}>{t('card.lede')}</p>
        <div className={styles.plate}>
          <ExampleTag className={styles.example} />
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
        <ul className={styles.facts}>
          {facts.map((id) => (
            <li key={id}>
              <Icon name="check" size={16} />
              {t(`card.facts.${id}`)}
            </li>
          ))}
        </ul>
        {isHydrated && <OutboxPanel kind={vipKind} onEdit={apply} />}
        <div className={styles.foot}>
          <Button className={styles.apply} isBusy={isLoading} aria-haspopup="dialog" onClick={apply}>
            {t('card.apply')}
          </Button>
          <p className={styles.within}>
            <Icon name="phone" size={16} />
            {t('within')}
          </p>
        </div>
      </section>
      {/* Beside the card: inside it they would be dark in the light theme too. */}
      {Dialogs && <Dialogs view={view} onView={setView} onLeave={leave} />}
    </>
  );
}
