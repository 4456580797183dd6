import { useTranslation } from 'react-i18next';
import { type AnonymousCoin, anonymousCoins } from '#src/contracts/farm-link.ts';
import { readAddress } from '#src/domain/address-text.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import styles from './other-coin-note.module.css';

interface OtherCoinNoteProps {
  /** What was typed: no address of the chosen coin. */
  text: string;
  /** Those whose farms can be looked up. */
  coins: readonly AnonymousCoin[];
  onChoose: (coin: AnonymousCoin) => void;
}

const idOf = (coin: AnonymousCoin): number => coinBySymbol(coin)?.id ?? 0;
const inOrderOfIds = anonymousCoins.toSorted((a, b) => idOf(a) - idOf(b));

/** Below an address field: of which coin the address is, and where its farm is to be seen. Needs the sentences of `other-coin`. */
export function OtherCoinNote({ text, coins, onChoose }: OtherCoinNoteProps) {
  const { t, i18n } = useTranslation('other-coin');
  // Several coins have addresses of one form; Alephium's have no checksum, so that a text fits them says nothing.
  const found = inOrderOfIds.filter((coin) => coin !== 'ALPH' && readAddress(coin, text) !== undefined);
  const served = found.filter((coin) => coins.includes(coin));
  if (found.length === 0) return null;
  const list = (type: Intl.ListFormatType, of: readonly string[]) =>
    new Intl.ListFormat(i18n.language.replace('_', '-'), { type }).format(of);
  const names = list('disjunction', found);
  return (
    <Notice role="status">
      {served.length > 0 ? (
        <>
          <p>{t('served', { found: names })}</p>
          <div className={classNames(layout.row, styles.coins)}>
            {served.map((coin) => (
              <Button key={coin} variant="line" size="sm" onClick={() => onChoose(coin)}>
                {t('choose', { coin })}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p>{t('unserved', { found: names, coins: list('conjunction', coins) })}</p>
          <Ways />
        </>
      )}
    </Notice>
  );
}

/** Where the machines of an account show, and what checks an address of any coin. */
function Ways() {
  const { t } = useTranslation('other-coin');
  const isLoggedIn = useHydratedAtom(sessionAtom) !== null;
  const ways = [
    isLoggedIn ? { href: '/account', text: t('account') } : { href: '/login?redirect=%2Faccount', text: t('logIn') },
    { href: '/help?answer=where', text: t('where') },
    { href: '/rack-card', text: t('check') },
  ];
  return (
    <p className={styles.ways}>
      {ways.map(({ href, text }) => (
        <a key={href} className={typography.link} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}
