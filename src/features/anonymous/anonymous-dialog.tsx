import { useAtomValue } from 'jotai';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { anonymousCoins } from '#src/contracts/farm-link.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segment } from '#src/ui/segment.tsx';
import type_ from '#src/ui/type.module.css';
import styles from './anonymous-dialog.module.css';
import { useWalletCheck } from './use-wallet-check.ts';
import { WalletResult } from './wallet-result.tsx';
import { wrongAddress } from './check-wallet.ts';

const coinOptions = anonymousCoins.map((coin) => ({ value: coin, label: coin }));

/** `showModal` looks for the attribute; React only calls `focus()`, too early for a dialog that is not open yet. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Looks a wallet address up at the pool (spec 2, 4). Unmounting it is what forgets address and token. */
export function AnonymousDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['anonymous', 'common']);
  const formId = useId();
  const connection = useAtomValue(connectionAtom);
  const { wallet, problem, isChecking, result, edit, review, check } = useWalletCheck();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Without a line the tab would only open to close again.
    void check(connection === 'online' ? t('anonymous:checking') : undefined);
    if (wrongAddress(wallet)) event.currentTarget.querySelector('input')?.focus();
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
        <p className={type_.body}>{t('anonymous:lede')}</p>
        {connection !== 'online' && (
          <Notice tone="warning" icon="offline">
            {t(connection === 'portal' ? 'common:errors.portal' : 'anonymous:offline')}
          </Notice>
        )}
        <div className={styles.wallet}>
          <div className={styles.coin}>
            <span aria-hidden="true">{t('anonymous:coin')}</span>
            <Segment
              kind="choice"
              label={t('anonymous:coin')}
              value={wallet.coin}
              options={coinOptions}
              onChange={(coin) => edit({ coin })}
            />
          </div>
          <Field
            ref={focusFirst}
            name="ethAddress"
            className={styles.address}
            label={t('anonymous:address')}
            hint={t('anonymous:addressHint')}
            error={problem && t(`anonymous:wrong.${problem}`, { coin: wallet.coin })}
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
        {wallet.coin === 'ETH' && <Notice>{t('anonymous:ethEnded')}</Notice>}
        {result && <WalletResult result={result} coin={wallet.coin} />}
      </form>
    </Dialog>
  );
}
