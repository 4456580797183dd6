import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { call } from '#src/lib/http.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { useIsResetLacking } from '#src/parts/account/reset-offer.ts';
import { logOutAtom } from '#src/state/session.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { AccountSection } from './account-section.tsx';
import styles from './own-account.module.css';

const loadDialog = async () => (await import('./password-dialog.tsx')).PasswordDialog;

const allParts = ['account', 'farms', 'invitation', 'device'] as const;
const parts = allParts.filter((part) => part !== 'invitation' || brand.hasAffiliate);

/** One's own data, and the end of the account: both by its owner alone, with the password. */
export function CareSection({ gid }: { gid: string }) {
  const { t } = useTranslation(['own-account', 'common']);
  const [asked, setAsked] = useState<'export' | 'delete'>();
  const { Dialog, isLoading, open } = useLazyDialog(loadDialog);
  const { saveData, deleteAccount } = useCare(gid);
  const close = () => setAsked(undefined);
  const ask = (what: 'export' | 'delete') => () => void open(() => setAsked(what));
  return (
    <AccountSection id="data" title={t('own-account:care.title')} text={t('own-account:care.text')}>
      <div className={layout.row}>
        <Button variant="line" aria-haspopup="dialog" isBusy={isLoading} onClick={ask('export')}>
          {t('own-account:care.export.open')}
        </Button>
        <Button variant="line" aria-haspopup="dialog" isBusy={isLoading} onClick={ask('delete')}>
          {t('own-account:care.delete.open')}
        </Button>
      </div>
      <PasswordLink />
      {Dialog && asked === 'export' && (
        <Dialog
          title={t('own-account:care.export.open')}
          confirm={t('own-account:care.export.confirm')}
          onConfirm={saveData}
          onClose={close}
        >
          <p className={typography.body}>{t('own-account:care.export.text')}</p>
        </Dialog>
      )}
      {Dialog && asked === 'delete' && (
        <Dialog
          title={t('own-account:care.delete.open')}
          confirm={t('own-account:care.delete.confirm')}
          isDanger
          onConfirm={deleteAccount}
          onClose={close}
        >
          <p className={typography.body}>{t('own-account:care.delete.text')}</p>
          <ul className={styles.points}>
            {parts.map((part) => (
              <li key={part}>{t(`own-account:care.delete.parts.${part}`)}</li>
            ))}
          </ul>
          <p className={typography.body}>{t('own-account:care.delete.after')}</p>
        </Dialog>
      )}
    </AccountSection>
  );
}

/** A new password is set by a code, whether the old one is known or not. */
function PasswordLink() {
  const { t } = useTranslation('own-account');
  if (useIsResetLacking()) return null;
  return (
    <p>
      <Link className={typography.link} to="/reset">
        {t('care.password')}
      </Link>
    </p>
  );
}

/** What is done once the password is typed; each throws why it was not. */
function useCare(gid: string) {
  const { t } = useTranslation('own-account');
  const navigate = useNavigate();
  const logOut = useSetAtom(logOutAtom);
  const showToast = useSetAtom(showToastAtom);
  return {
    saveData: async (password: string) => {
      const { data } = await call('accountExport', { password });
      saveFile(new File([JSON.stringify(data, undefined, 2)], `${brand.fileNameStart}-account-${gid}.json`, { type: 'application/json' }));
      showToast({ tone: 'success', text: t('care.export.done') });
    },
    deleteAccount: async (password: string) => {
      await call('accountDelete', { password });
      // Its farms go from this device as at every log-out.
      logOut();
      showToast({ tone: 'success', text: t('care.delete.done') });
      await navigate({ to: '/', replace: true });
    },
  };
}
