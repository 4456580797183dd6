import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortAddress } from '#src/contracts/farm-link.ts';
import type { AccountFarm } from '#src/contracts/session.ts';
import { call } from '#src/lib/http.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

const requestFarms = (signal?: AbortSignal) => call('accountFarms', {}, signal && { signal });

/** The farms that every device of the account shows. */
export function AccountFarms() {
  const { t } = useTranslation(['own-account', 'common']);
  const { data, error, reload } = usePrivateCall(requestFarms);
  if (error !== undefined) return <CallProblem error={error} onRetry={reload} />;
  if (!data) return <p role="status">{t('common:loading')}</p>;
  if (data.list.length === 0) {
    const open = (
      <Link className={buttonClass({ variant: 'line', size: 'sm' })} to="/overview">
        {t('own-account:farms.open')}
      </Link>
    );
    return <Empty title={t('own-account:farms.none')} text={t('own-account:farms.how')} action={open} />;
  }
  return (
    <ul className={styles.list} aria-label={t('own-account:farms.title')}>
      {data.list.map((farm) => (
        <FarmRow key={`${farm.coinType} ${farm.addr}`} farm={farm} />
      ))}
    </ul>
  );
}

function FarmRow({ farm }: { farm: AccountFarm }) {
  const { addr, coinType, name } = farm;
  const short = shortAddress(addr);
  return (
    <li className={styles.device}>
      <Link className={typography.link} to="/overview" search={{ addr, coinType }}>
        {name || short}
      </Link>
      <span className={typography.small}>{name === '' ? coinType : `${coinType} · ${short}`}</span>
    </li>
  );
}
