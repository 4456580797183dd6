import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readAddress } from '#src/domain/address-text.ts';
import type { Coin } from '#src/domain/coins.ts';
import { useAddressNote } from '#src/parts/address-note.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { type CardFacts, cardLimits, type RackCard } from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface CardInputsProps {
  facts: CardFacts;
  /** The coins to choose from. */
  offered: readonly Coin[];
  /** The GID is that of who is logged in. */
  isOwnGid: boolean;
  onCoin: (coinId: number) => void;
  onChange: (change: (now: RackCard) => RackCard) => void;
}

/** Coin, connection, who is paid, and the machine's name. What is wrong is said beside its field and keeps nothing from being typed. */
export function CardInputs({ offered, facts: { card, coin, endpoint, kind, problems }, isOwnGid, onCoin, onChange }: CardInputsProps) {
  const { t } = useTranslation('rack-card');
  const note = useAddressNote();
  const coinOptions = offered.map(({ id, symbol, algorithm }) => ({ value: String(id), label: `${symbol} · ${algorithm}` }));
  const set = (change: Partial<RackCard>) => onChange((now) => ({ ...now, ...change }));
  const isWallet = kind === 'wallet';
  const wallet = readAddress(coin.symbol, card.owner);
  const walletHint = wallet?.worker === undefined ? note(wallet) : t('workerRead');
  // An untouched field is not wrong yet.
  const ownerProblem = card.owner === '' ? undefined : problems.owner;
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <SelectField label={t('coin')} value={String(coin.id)} options={coinOptions} onChange={(id) => onCoin(Number(id))} />
      {endpoint.ports.tls.length > 0 && (
        <Segment
          kind="choice"
          label={t('connection')}
          value={card.security}
          options={[
            { value: 'plain', label: t('plain') },
            { value: 'tls', label: t('tls') },
          ]}
          onChange={(security) => set({ security })}
        />
      )}
      <Field
        label={isWallet ? t('walletAddress', { coin: coin.symbol }) : t('gid')}
        value={card.owner}
        maxLength={cardLimits.owner}
        spellCheck={false}
        autoComplete="off"
        hint={isWallet ? (walletHint ?? t('walletHint', { coin: coin.symbol })) : t(isOwnGid ? 'ownGid' : 'gidHint')}
        error={ownerProblem && t(`problems.${ownerProblem}`, { coin: coin.symbol })}
        onText={(owner) => set({ owner, ...(isWallet && workerIn(coin, owner)) })}
      />
      {!isWallet && !isOwnGid && (
        <Link className={typography.link} to="/account">
          {t('gidWhere')}
        </Link>
      )}
      <Field
        label={t('worker')}
        value={card.worker}
        maxLength={cardLimits.worker}
        spellCheck={false}
        autoComplete="off"
        error={problems.worker && t('problems.worker')}
        onText={(worker) => set({ worker })}
      />
      <Field label={t('name')} value={card.name} maxLength={cardLimits.name} onText={(name) => set({ name })} />
    </form>
  );
}

/** A worker that stands behind the address is the card's. */
function workerIn({ symbol }: Coin, owner: string): Partial<RackCard> {
  const worker = readAddress(symbol, owner)?.worker;
  return worker === undefined ? {} : { worker: worker.slice(0, cardLimits.worker) };
}
