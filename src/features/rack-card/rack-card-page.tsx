import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import type { MinerId } from '#src/domain/miner-programs.ts';
import { userNameKind } from '#src/domain/user-name.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { farmCoins } from '#src/parts/farm-coins.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { CardInputs } from './card-inputs.tsx';
import { CardSheet } from './card-sheet.tsx';
import { KeptCards } from './kept-cards.tsx';
import {
  cardChoice,
  cardCoinOf,
  cardCoins,
  cardFacts,
  cardOfFragment,
  keptCardsAtom,
  MOST_CARDS,
  type RackCard,
  rackCardAtom,
} from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface RackCardPageProps {
  /** Symbol of the coin that a link came for, in any case. */
  coin?: string | undefined;
  /** The program or firmware that it came for. */
  miner?: MinerId | undefined;
}

/** `/rack-card`: what is typed in at the machine, on paper or on the phone; it needs no network. */
export function RackCardPage({ coin, miner }: RackCardPageProps) {
  const { t } = useTranslation('rack-card');
  const [stored, setCard] = useAtom(rackCardAtom);
  const [kept, setKept] = useAtom(keptCardsAtom);
  const gid = useHydratedAtom(sessionAtom)?.gid ?? '';
  const records = useApiQuery(coinListQuery()).data?.data;
  const coins = farmCoins(records);
  const { card, offered } = cardChoice(stored, poolCoins(records));
  const chooseCoin = useCoinChoice(card, coins, setCard);
  useLinkedCoin(coin, chooseCoin);
  useScannedCard(setCard);
  const typed = cardFacts(card, coins);
  const isOwnGid = typed?.kind === 'gid' && gid !== '' && (card.owner === '' || card.owner === gid);
  const facts = isOwnGid ? cardFacts({ ...card, owner: gid }, coins) : typed;
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
            <CardInputs {...{ facts, offered, isOwnGid }} onCoin={chooseCoin} onChange={setCard} />
            <KeptCards cards={kept} onOpen={setCard} onRemove={(gone) => setKept((before) => before.filter((each) => each !== gone))} />
          </div>
          <CardSheet {...{ facts, miner }} isKept={kept.some((each) => isSameMachine(each, facts.card))} onKeep={() => keep(facts.card)} />
        </div>
      ) : (
        <Notice tone="warning">{t('noAddresses')}</Notice>
      )}
    </div>
  );
}

const isSameMachine = (one: RackCard, other: RackCard): boolean =>
  one.coinId === other.coinId && one.owner === other.owner && one.worker === other.worker && one.security === other.security;

/** Changes the coin of a card: whose machine it is was typed for one kind of user name, and is there again with it. */
function useCoinChoice({ coinId, owner }: RackCard, byAddress: readonly string[], onChange: (change: (now: RackCard) => RackCard) => void) {
  const owners = useRef(new Map<string, string>());
  const kindOf = (id: number) => {
    const coin = cardCoinOf(id);
    return coin && userNameKind(coin, byAddress) === 'wallet' ? coin.symbol : 'gid';
  };
  return (next: number) => {
    const [before, after] = [kindOf(coinId), kindOf(next)];
    if (before !== after) owners.current.set(before, owner);
    const ownerThen = before === after ? owner : (owners.current.get(after) ?? '');
    onChange((now) => ({ ...now, coinId: next, owner: ownerThen }));
  };
}

/** A link to the card names its coin. */
function useLinkedCoin(symbol: string | undefined, choose: (coinId: number) => void): void {
  const isHydrated = useIsHydrated();
  const id = cardCoins.find((coin) => coin.symbol === symbol?.toUpperCase())?.id;
  const chooseLinked = useEffectEvent(choose);
  useEffect(() => {
    if (isHydrated && id !== undefined) chooseLinked(id);
  }, [isHydrated, id]);
}

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
