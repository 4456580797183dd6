import { useTranslation } from 'react-i18next';
import { commandLines, familiesOf, SHORTEST_USER_LIMIT } from '#src/domain/miner-programs.ts';
import { brand, siteOrigin } from '#src/lib/brand.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { cardFragment, type CardFacts } from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface CardSheetProps {
  facts: CardFacts;
  isKept: boolean;
  onKeep: () => void;
}

/** The card itself: pools in the order to try them, user and password, then how they are entered. One sheet of paper. */
export function CardSheet({ facts, isKept, onKeep }: CardSheetProps) {
  const { t } = useTranslation('rack-card');
  const { card, coin, endpoint, addresses, target, isReady } = facts;
  return (
    <article className={classNames(layout.card, styles.sheet)} aria-labelledby="card-title">
      <header className={styles.sheetHead}>
        <div>
          <h2 id="card-title" className={typography.h3}>
            {card.name || t('cardOf', { coin: coin.symbol })}
          </h2>
          <p className={typography.small}>{t('facts', { coin: coin.symbol, algorithm: coin.algorithm, connection: t(card.security) })}</p>
        </div>
        {isReady && <CardCode facts={facts} />}
      </header>
      {endpoint.isExample && <Notice tone="warning">{t('example')}</Notice>}
      <FactList
        className={styles.entries}
        facts={[
          ...addresses.map((address, index) => entry(t('pool', { number: index + 1 }), address, !endpoint.isExample)),
          entry(t('user'), isReady ? target.user : '--', isReady),
          { label: t('password'), value: <code>x</code>, note: t('passwordNote') },
        ]}
      />
      {!isReady && <p className={typography.small}>{t('notReady')}</p>}
      {isReady && target.user.length > SHORTEST_USER_LIMIT && (
        <Notice tone="warning">{t('longUser', { limit: SHORTEST_USER_LIMIT })}</Notice>
      )}
      <HowTo facts={facts} />
      <p className={typography.small}>{t('after')}</p>
      <div className={styles.actions} data-print="no">
        <Button disabled={!isReady} onClick={onKeep}>
          {t(isKept ? 'keptAlready' : 'keep')}
        </Button>
        <Button variant="line" disabled={!isReady} onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </article>
  );
}

/** One line to type in; an invented host is never copied. */
const entry = (name: string, text: string, canCopy: boolean): Fact => ({
  label: name,
  value: (
    <>
      <code>{text}</code>
      {canCopy && <CopyLine name={name} line={text} />}
    </>
  ),
});

/** The same card on a phone: its address holds all of it, in a part that no server is sent. */
function CardCode({ facts: { card } }: { facts: CardFacts }) {
  const { t } = useTranslation('rack-card');
  if (!useIsHydrated()) return null;
  return <QrPicture code={qrCode(`${siteOrigin()}/rack-card#${cardFragment(card)}`)} label={t('code')} className={styles.code} />;
}

const steps = ['first', 'second', 'third'] as const;

/** Steps by family of machines, or the command line of each mining program. */
function HowTo({ facts: { coin, endpoint, target, isReady } }: { facts: CardFacts }) {
  const { t } = useTranslation('rack-card');
  const lines = isReady ? commandLines(coin.algorithm, target) : [];
  return (
    <>
      {familiesOf(coin.algorithm).map((family) => (
        <details key={family} className={styles.how}>
          <summary>{t(`families.${family}.title`)}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`families.${family}.${step}`)}</li>
            ))}
          </ol>
        </details>
      ))}
      {lines.map(({ name, cards, line }) => (
        <details key={name} className={styles.how}>
          <summary>{t('program', { name, cards })}</summary>
          <code className={styles.line}>{line}</code>
          {!endpoint.isExample && <CopyLine name={name} line={line} />}
        </details>
      ))}
      {brand.isDemonstration && lines.length > 0 && <p className={typography.small}>{t('exampleLines')}</p>}
    </>
  );
}

function CopyLine({ name, line }: { name: string; line: string }) {
  const { t } = useTranslation('rack-card');
  const copy = useCopy();
  return (
    <Button variant="quiet" size="sm" data-print="no" aria-label={t('copyName', { name })} onClick={() => void copy(line)}>
      {t('copy')}
    </Button>
  );
}
