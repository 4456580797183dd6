import { Link } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { languageRows } from '#src/contracts/languages.ts';
import { shortAddress } from '#src/contracts/farm-link.ts';
import type { NamedFarm, Watch } from '#src/contracts/watch.ts';
import { languageAtom } from '#src/state/language.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { SelectField } from '#src/ui/field.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';
import { useWayName } from './watch-row.tsx';

const orders = ['own', 'name'] as const;
const farmOrderAtom = persistedAtom<(typeof orders)[number]>({ key: 'farm-order', schema: z.enum(orders), initial: 'own' });
const nameOf = ({ name, address }: NamedFarm): string => name || shortAddress(address);

/** Farms by name, numbers in it by their size: "Hall 2" before "Hall 10". */
export function byName(farms: readonly NamedFarm[], locale: string): NamedFarm[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return farms.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** The farms that the account is told of, each with the ways that do; in the account's own order, or by name. */
export function WatchedFarms({ farms, watches }: { farms: readonly NamedFarm[]; watches: readonly Watch[] }) {
  const { t } = useTranslation('own-account');
  const { locale } = languageRows[useAtomValue(languageAtom)];
  const [order, setOrder] = useAtom(farmOrderAtom);
  const wayName = useWayName();
  const waysOf = ({ coin, address }: NamedFarm): string =>
    watches
      .filter((watch) => watch.farms.some((farm) => farm.coin === coin && farm.address === address))
      .map(wayName)
      .join(' · ');
  return (
    <>
      {farms.length > 1 && (
        <SelectField
          label={t('messages.order')}
          value={order}
          options={orders.map((value) => ({ value, label: t(`messages.orders.${value}`) }))}
          onChange={setOrder}
        />
      )}
      <ul className={styles.list} aria-label={t('messages.farms')}>
        {(order === 'name' ? byName(farms, locale) : farms).map((farm) => (
          <li key={`${farm.coin} ${farm.address}`} className={styles.device}>
            <div className={styles.words}>
              <Link className={typography.link} to="/overview" search={{ addr: farm.address, coinType: farm.coin }}>
                {nameOf(farm)}
              </Link>
              <span className={typography.small}>{`${farm.coin} · ${shortAddress(farm.address)}`}</span>
              <span className={typography.small}>{waysOf(farm)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
