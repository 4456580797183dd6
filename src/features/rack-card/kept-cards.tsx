import { useTranslation } from 'react-i18next';
import { coinById } from '#src/domain/coins.ts';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import type { RackCard } from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface KeptCardsProps {
  cards: readonly RackCard[];
  onOpen: (card: RackCard) => void;
  onRemove: (card: RackCard) => void;
}

/** The cards of this device, which open without a network. */
export function KeptCards({ cards, onOpen, onRemove }: KeptCardsProps) {
  const { t } = useTranslation('rack-card');
  return (
    <section aria-labelledby="kept-cards" className={styles.kept}>
      <h2 id="kept-cards" className={typography.h4}>
        {t('kept.title')}
      </h2>
      {cards.length === 0 && <p className={typography.small}>{t('kept.none')}</p>}
      <ul>
        {cards.map((card) => {
          const name = card.name || `${card.owner.slice(0, 8)}….${card.worker}`;
          return (
            <li key={`${card.coinId} ${card.security} ${card.owner} ${card.worker}`}>
              <Button variant="quiet" size="sm" onClick={() => onOpen(card)}>
                {t('kept.open', { name, coin: coinById(card.coinId)?.symbol ?? '' })}
              </Button>
              <Button variant="quiet" size="sm" aria-label={t('kept.removeName', { name })} onClick={() => onRemove(card)}>
                {t('kept.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
