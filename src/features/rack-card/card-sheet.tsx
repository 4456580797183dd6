import { useTranslation } from 'react-i18next';
import { type MinerId, SHORTEST_USER_LIMIT } from '#src/domain/miner-programs.ts';
import { siteOrigin } from '#src/lib/brand.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { HowTo } from './card-how-to.tsx';
import { CopyLine, TypedLine } from './copy-line.tsx';
import { cardFragment, type CardFacts } from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface CardSheetProps {
  facts: CardFacts;
  /** The program or firmware that is open at first. */
  miner: MinerId | undefined;
  isKept: boolean;
  onKeep: () => void;
}

/** The card itself: pools in the order to try them, user and password, then how they are entered. One sheet of paper. */
export function CardSheet({ facts, miner, isKept, onKeep }: CardSheetProps) {
  const { t } = useTranslation('rack-card');
  const { card, coin, endpoint, addresses, kind, target, toReplace, problems, isReady } = facts;
  const [placeholder = ''] = toReplace;
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
          ...addresses.map((address, index) => entry(t('pool', { number: index + 1 }), address, toReplace)),
          entry(t('user'), target.user, toReplace),
          { label: t('password'), value: <code>x</code>, note: t('passwordNote') },
        ]}
      />
      {problems.owner && <p className={typography.small}>{t(`placeholder.${kind}`, { coin: coin.symbol, text: placeholder })}</p>}
      {!isReady && <p className={typography.small}>{t('notReady')}</p>}
      {isReady && target.user.length > SHORTEST_USER_LIMIT && (
        <Notice tone="warning">{t('longUser', { limit: SHORTEST_USER_LIMIT })}</Notice>
      )}
      <HowTo {...{ facts, miner }} />
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

/** One line to type in. */
const entry = (name: string, line: string, toReplace: readonly string[]): Fact => ({
  label: name,
  value: (
    <>
      <code>
        <TypedLine {...{ line, toReplace }} />
      </code>
      <CopyLine {...{ name, line, toReplace }} />
    </>
  ),
});

/** The same card on a phone: its address holds all of it, in a part that no server is sent. */
function CardCode({ facts: { card } }: { facts: CardFacts }) {
  const { t } = useTranslation('rack-card');
  if (!useIsHydrated()) return null;
  return <QrPicture code={qrCode(`${siteOrigin()}/rack-card#${cardFragment(card)}`)} label={t('code')} className={styles.code} />;
}
