import { useTranslation } from 'react-i18next';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { bringIntoView } from '#src/parts/form/form-kit.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { WalletOutcome } from './check-wallet.ts';
import type { WalletResult as Result } from './use-wallet-check.ts';
import styles from './anonymous-dialog.module.css';

/** What the check came to: the way to the overview, that there is no hashrate, or why it is not known. */
export function WalletResult({ result: { outcome, overview, isTabOpen }, coin }: { result: Result; coin: AnonymousCoin }) {
  const { t } = useTranslation(['anonymous', 'common']);
  const simulated = outcome.kind !== 'failed' && outcome.isSimulated && <Tag text={t('common:simulated')} />;
  return (
    <div ref={bringIntoView}>
      {outcome.kind === 'hashrate' && (
        <Notice
          tone="success"
          role="status"
          action={
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={overview} target="_blank" rel="noopener">
              {t('anonymous:open')}
              <Icon name="external" size={16} />
              <span className="vh">{t('common:opensNewTab')}</span>
            </a>
          }
        >
          <p className={styles.verdict}>
            {t('anonymous:hasHashrate')}
            {simulated}
          </p>
          <p>{t(isTabOpen ? 'anonymous:opened' : 'anonymous:notOpened')}</p>
        </Notice>
      )}
      {outcome.kind === 'noHashrate' && (
        <Notice tone="warning" role="alert">
          <p className={styles.verdict}>
            {t('anonymous:noHashrate')}
            {simulated}
          </p>
          <p>{t('anonymous:noHashrateHint', { coin })}</p>
        </Notice>
      )}
      {outcome.kind === 'failed' && <Failure {...outcome} />}
    </div>
  );
}

/** The pool's own words, else ours for that kind. A refused token is not the visitor's session, so that sentence is not for here. */
function Failure({ error, message }: Extract<WalletOutcome, { kind: 'failed' }>) {
  const { t } = useTranslation('common');
  const isRefusal = error === 'api' || error === 'auth';
  const text = isRefusal && message !== '' ? message : t(`errors.${error === 'auth' ? 'api' : error}`);
  return (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  );
}
