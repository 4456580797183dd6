import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { CardInputs } from './card-inputs.tsx';
import { CardSheet } from './card-sheet.tsx';
import { KeptCards } from './kept-cards.tsx';
import { cardFacts, cardOfFragment, keptCardsAtom, MOST_CARDS, type RackCard, rackCardAtom } from './rack-card.model.ts';
import styles from './rack-card.module.css';

/** `/rack-card`: what is typed in at the machine, on paper or on the phone; it needs no network. */
export function RackCardPage() {
  const { t } = useTranslation('rack-card');
  const [card, setCard] = useAtom(rackCardAtom);
  const [kept, setKept] = useAtom(keptCardsAtom);
  useScannedCard(setCard);
  const facts = cardFacts(card);
  const keep = (next: RackCard) => setKept((before) => [next, ...before.filter((each) => !isSameMachine(each, next))].slice(0, MOST_CARDS));
  return (
    <div className={layout.page}>
      <header className={styles.head} data-print="no">
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
      </header>
      {facts ? (
        <div className={styles.split}>
          <div className={styles.side} data-print="no">
            <CardInputs facts={facts} onChange={setCard} />
            <KeptCards cards={kept} onOpen={setCard} onRemove={(gone) => setKept((before) => before.filter((each) => each !== gone))} />
          </div>
          <CardSheet facts={facts} isKept={kept.some((each) => isSameMachine(each, card))} onKeep={() => keep(facts.card)} />
        </div>
      ) : (
        <Notice tone="warning">{t('noAddresses')}</Notice>
      )}
    </div>
  );
}

const isSameMachine = (one: RackCard, other: RackCard): boolean =>
  one.coinId === other.coinId && one.owner === other.owner && one.worker === other.worker && one.security === other.security;

/** A card that was scanned comes in the fragment of the address, and is taken out of it. */
function useScannedCard(take: (card: RackCard) => void): void {
  const isHydrated = useIsHydrated();
  const adopt = useEffectEvent(() => {
    const scanned = cardOfFragment(location.hash);
    if (!scanned) return;
    take(scanned);
    history.replaceState(history.state, '', location.pathname + location.search);
  });
  useEffect(() => {
    if (isHydrated) adopt();
  }, [isHydrated]);
}
