import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { call } from '#src/lib/http.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useIsResetLacking } from '#src/parts/account/reset-offer.ts';
import { logOutAtom } from '#src/state/session.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { AccountSection } from './account-section.tsx';
import styles from './own-account.module.css';
import { PasswordDialog } from './password-dialog.tsx';

const allParts = ['account', 'farms', 'invitation', 'device'] as const;
const parts = allParts.filter((part) => part !== 'invitation' || brand.hasAffiliate);

/** One's own data, and the end of the account: both by its owner alone, with the password. */
export function CareSection({ gid }: { gid: string }) {
  const { t } = useTranslation('own-account');
  const [open, setOpen] = useState<'export' | 'delete'>();
  const { saveData, deleteAccount } = useCare(gid);
  const close = () => setOpen(undefined);
  return (
    <AccountSection id="data" title={t('care.title')} text={t('care.text')}>
      <div className={layout.row}>
        <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('care.export.open')}
        </Button>
        <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
          {t('care.delete.open')}
        </Button>
      </div>
      <PasswordLink />
      {open === 'export' && (
        <PasswordDialog title={t('care.export.open')} confirm={t('care.export.confirm')} onConfirm={saveData} onClose={close}>
          <p className={typography.body}>{t('care.export.text')}</p>
        </PasswordDialog>
      )}
      {open === 'delete' && (
        <PasswordDialog title={t('care.delete.open')} confirm={t('care.delete.confirm')} isDanger onConfirm={deleteAccount} onClose={close}>
          <p className={typography.body}>{t('care.delete.text')}</p>
          <ul className={styles.points}>
            {parts.map((part) => (
              <li key={part}>{t(`care.delete.parts.${part}`)}</li>
            ))}
          </ul>
          <p className={typography.body}>{t('care.delete.after')}</p>
        </PasswordDialog>
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
