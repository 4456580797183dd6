import * as z from 'zod/mini';
import { addressTextProblem, readAddress } from '#src/domain/address-text.ts';
import type { AddressProblem } from '#src/domain/addresses.ts';
import { type Coin, coinById, coins } from '#src/domain/coins.ts';
import type { MinerTarget } from '#src/domain/miner-programs.ts';
import { endpointOf, parsePoolHosts, type StratumEndpoint, stratumUrl } from '#src/domain/stratum.ts';
import { userName, type UserNameKind, userNameKind, userNamePlaceholder } from '#src/domain/user-name.ts';
import { brand } from '#src/lib/brand.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

const OWNER_MAX = 200;
const WORKER_MAX = 32;
const NAME_MAX = 40;

/** What stands on a card, as typed. */
const rackCardSchema = z.object({
  coinId: z.number(),
  security: z.enum(['plain', 'tls']),
  /** As the coin's user name was when the card was written; which it is now follows from the coin. */
  by: z.enum(['wallet', 'account']),
  owner: z.string().check(z.maxLength(OWNER_MAX)),
  worker: z.string().check(z.maxLength(WORKER_MAX)),
  /** What its owner calls the place: 'Rack 3'. */
  name: z.string().check(z.maxLength(NAME_MAX)),
});
export type RackCard = z.infer<typeof rackCardSchema>;

export const cardLimits = { owner: OWNER_MAX, worker: WORKER_MAX, name: NAME_MAX } as const;

/** So many cards are kept on a device. */
export const MOST_CARDS = 24;

const ETC_ID = 17;
const emptyCard: RackCard = { coinId: ETC_ID, security: 'plain', by: 'wallet', owner: '', worker: 'rig01', name: '' };

/** The card under work and those that are kept, on this device alone: they open without a network. */
export const rackCardAtom = persistedAtom<RackCard>({ key: 'rack-card', schema: rackCardSchema, initial: emptyCard });
export const keptCardsAtom = persistedAtom<readonly RackCard[]>({
  key: 'rack-cards',
  schema: storedRows(rackCardSchema),
  initial: [],
});

const { endpoints } = parsePoolHosts(brand.poolHosts, brand.exampleLabel);

/** The coins that machines connect for here, those on the side left out. */
export const cardCoins: readonly Coin[] = coins.filter(
  (coin) => coin.auxiliaryOf === null && coin.proofOfWorkEndedAtMs === null && endpointOf(coin, endpoints) !== undefined,
);

/** What is wrong with a card's owner or worker; undefined where they are right. */
export interface CardProblems {
  readonly owner?: AddressProblem | 'account' | undefined;
  readonly worker?: 'worker' | undefined;
}

/** The contents of a card: addresses in fail-over order, the user's name, and what is wrong with it. */
export interface CardFacts {
  readonly card: RackCard;
  readonly coin: Coin;
  readonly endpoint: StratumEndpoint;
  readonly addresses: readonly string[];
  /** Whose user name the coin's machines have. */
  readonly kind: UserNameKind;
  /** Complete in any case: what is not right yet is there as a placeholder. */
  readonly target: MinerTarget;
  /** Parts of the target that stand for what is not known: who copies it has to replace them. */
  readonly toReplace: readonly string[];
  readonly problems: CardProblems;
  readonly isReady: boolean;
}

/** Which of the coins a card shows: its own, else the first that has an address. */
export const cardCoinOf = (coinId: number): Coin | undefined => cardCoins.find(({ id }) => id === coinId) ?? cardCoins[0];

/**
 * The coins to choose from on a pool of these coins, with that of the card in any case; and the card, of the first of them where its coin is not
 * among them and nothing was typed yet.
 */
export function cardChoice(card: RackCard, ofPool: readonly Coin[]): { card: RackCard; offered: readonly Coin[] } {
  const offered = cardCoins.filter((coin) => ofPool.includes(coin));
  const isOffered = offered.some(({ id }) => id === card.coinId);
  const [first] = offered;
  if (isOffered || first === undefined) return { card, offered };
  if (card.owner === '') return { card: { ...card, coinId: first.id }, offered };
  return { card, offered: cardCoins.filter((coin) => offered.includes(coin) || coin.id === card.coinId) };
}

/** The facts of a card, on a pool that knows farms of these coins by their addresses; undefined where no address is public for its coin. */
export function cardFacts(card: RackCard, farmCoins: readonly string[]): CardFacts | undefined {
  const coin = cardCoinOf(card.coinId);
  const endpoint = coin && endpointOf(coin, endpoints);
  if (!coin || !endpoint) return undefined;
  const kind = userNameKind(coin, farmCoins);
  const security = endpoint.ports[card.security].length > 0 ? card.security : 'plain';
  const worker = card.worker.trim();
  const ports = endpoint.ports[security];
  const problems = { owner: ownerProblem(kind, coin, card.owner), worker: /^[\w-]+$/.test(worker) ? undefined : ('worker' as const) };
  const placeholder = userNamePlaceholder(coin, kind);
  const owner = kind === 'wallet' ? (readAddress(coin.symbol, card.owner)?.address ?? '') : card.owner.trim();
  return {
    card: { ...card, coinId: coin.id, by: kind === 'wallet' ? 'wallet' : 'account', security },
    coin,
    endpoint,
    addresses: ports.map((port) => stratumUrl(endpoint.host, port, security)),
    kind,
    target: {
      host: endpoint.host,
      ports,
      security,
      user: userName(problems.owner ? placeholder : owner, problems.worker ? emptyCard.worker : worker),
    },
    toReplace: [
      ...(problems.owner ? [placeholder] : []),
      ...(problems.worker ? [emptyCard.worker] : []),
      ...(endpoint.isExample ? [endpoint.host] : []),
    ],
    problems,
    isReady: problems.owner === undefined && problems.worker === undefined,
  };
}

function ownerProblem(kind: UserNameKind, { symbol }: Coin, owner: string): CardProblems['owner'] {
  if (kind === 'wallet') return addressTextProblem(symbol, owner);
  return /^[a-z0-9]{1,32}$/i.test(owner.trim()) ? undefined : 'account';
}

/** A card as the fragment of an address, which no server is sent: a phone that scans it has the card without a network call. */
export function cardFragment({ coinId, security, by, owner, worker, name }: RackCard): string {
  return new URLSearchParams({ coin: String(coinId), security, by, owner, worker, name }).toString();
}

/** The card that a fragment holds; undefined for any other. */
export function cardOfFragment(fragment: string): RackCard | undefined {
  const { coin, ...rest } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  const read = rackCardSchema.safeParse({ ...rest, coinId: Number(coin) });
  return read.success && coinById(read.data.coinId) ? read.data : undefined;
}
