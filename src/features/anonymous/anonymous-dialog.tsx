import { useAtomValue } from 'jotai';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnonymousCoin, isHexCoin } from '#src/contracts/farm-link.ts';
import { errorKindOf, poolSentenceOf } from '#src/lib/app-error.ts';
import { isInstalled } from '#src/lib/media.ts';
import { useAddressNote } from '#src/parts/address-note.tsx';
import { walletProblem, wrongKey } from '#src/parts/address-check.ts';
import { bringIntoView } from '#src/parts/form/form-kit.tsx';
import { OtherCoinNote } from '#src/parts/other-coin-note.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog, focusFirst } from '#src/ui/dialog.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './anonymous-dialog.module.css';
import { useWalletCheck, type WalletOutcome, type WalletResult as Result } from './use-wallet-check.ts';

interface AnonymousDialogProps {
  /** Looked up as soon as it is open. */
  address?: string | undefined;
  /** Whose address it is, where that is known. */
  ofCoin?: AnonymousCoin | undefined;
  onClose: () => void;
}

/** Looks a wallet address up at the pool. Unmounting it is what forgets address and token. */
export function AnonymousDialog({ address = '', ofCoin, onClose }: AnonymousDialogProps) {
  const { t } = useTranslation(['anonymous', 'common']);
  const formId = useId();
  const connection = useAtomValue(connectionAtom);
  const addressNote = useAddressNote();
  const { wallet, coins, reading, problem, isChecking, result, edit, review, check } = useWalletCheck(address, ofCoin);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Offline the tab would only open to close again; beside an installed app it has no way back and storage of its own.
    void check(connection === 'online' && !isInstalled() ? t('anonymous:checking') : undefined);
    if (walletProblem(wallet)) event.currentTarget.querySelector('input')?.focus();
  };
  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={isChecking}>
        {t('anonymous:check')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('anonymous:title')}
      closeLabel={t('common:close')}
      isBackdropInert
      actions={actions}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={typography.body}>{t('anonymous:lede')}</p>
        {connection !== 'online' && (
          <Notice tone="warning" icon="offline">
            {t(connection === 'offline' ? 'anonymous:offline' : `common:errors.${connection}`)}
          </Notice>
        )}
        <div className={styles.wallet}>
          <CoinChoice coin={wallet.coin} coins={coins} onChoose={(coin) => edit({ coin })} />
          <Field
            ref={focusFirst}
            name="ethAddress"
            className={styles.address}
            label={t('anonymous:address')}
            hint={
              addressNote(reading) ?? t(isHexCoin(wallet.coin) ? 'anonymous:addressHint' : 'anonymous:addressHintOf', { coin: wallet.coin })
            }
            error={problem && t(`anonymous:${wrongKey(wallet.coin, problem)}`, { coin: wallet.coin })}
            value={wallet.address}
            onText={(text) => edit({ address: text.trim() })}
            onBlur={review}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            required
          />
        </div>
        {problem === 'other-coin' && <OtherCoinNote text={wallet.address} coins={coins} onChoose={(coin) => edit({ coin })} />}
        {wallet.coin === 'ETH' && <Notice>{t('anonymous:ethEnded')}</Notice>}
        {result && <WalletResult result={result} coin={wallet.coin} />}
      </form>
    </Dialog>
  );
}

interface CoinChoiceProps {
  coin: AnonymousCoin;
  coins: readonly AnonymousCoin[];
  onChoose: (coin: AnonymousCoin) => void;
}

/** Two coins stand beside each other; of more, one is chosen from a list. */
function CoinChoice({ coin, coins, onChoose }: CoinChoiceProps) {
  const { t } = useTranslation('anonymous');
  const options = coins.map((each) => ({ value: each, label: each }));
  if (options.length > 2) return <SelectField label={t('coin')} value={coin} options={options} onChange={onChoose} />;
  return (
    <div className={styles.coin}>
      <span aria-hidden="true">{t('coin')}</span>
      <Segment kind="choice" label={t('coin')} value={coin} options={options} onChange={onChoose} />
    </div>
  );
}

/** What the check came to: the way to the overview, that there is no hashrate, or why it is not known. */
function WalletResult({ result: { outcome, overview, isTabOpen }, coin }: { result: Result; coin: AnonymousCoin }) {
  const { t } = useTranslation(['anonymous', 'common']);
  const simulated = outcome.kind !== 'failed' && outcome.isSimulated && <Tag text={t('common:simulated')} />;
  return (
    <div ref={bringIntoView}>
      {outcome.kind === 'hashrate' && (
        <Notice tone="success" role="status" action={<OverviewLink href={overview} />}>
          <p className={styles.verdict}>
            {t('anonymous:hasHashrate')}
            {simulated}
          </p>
          {isTabOpen !== undefined && <p>{t(isTabOpen ? 'anonymous:opened' : 'anonymous:notOpened')}</p>}
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

/** In an installed app this site's own page opens in the same window, whose header leads back. */
function OverviewLink({ href }: { href: string }) {
  const { t } = useTranslation(['anonymous', 'common']);
  const isHere = isInstalled() && new URL(href).origin === location.origin;
  return (
    <a className={buttonClass({ variant: 'line', size: 'sm' })} href={href} {...(!isHere && { target: '_blank', rel: 'noopener' })}>
      {t('anonymous:open')}
      {!isHere && (
        <>
          <Icon name="external" size={16} />
          <span className="vh">{t('common:opensNewTab')}</span>
        </>
      )}
    </a>
  );
}

/** The pool's own message, else ours for that kind; not the one about the visitor's session, which a refused token here is not. */
function Failure({ error }: Extract<WalletOutcome, { kind: 'failed' }>) {
  const { t } = useTranslation('common');
  const kind = errorKindOf(error);
  return (
    <Notice tone="error" role="alert">
      {poolSentenceOf(error) || t(`errors.${kind === 'auth' ? 'api' : kind}`)}
    </Notice>
  );
}
