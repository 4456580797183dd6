import { useTranslation } from 'react-i18next';
import type { Session } from '#src/state/session.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';
import { DeviceList } from './device-list.tsx';
import { NicknameForm } from './nickname-form.tsx';

interface DevicesDialogProps {
  session: Session;
  onClose: () => void;
}

/** "My devices": the account's name, and where it is logged in. */
export function DevicesDialog({ session, onClose }: DevicesDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Dialog isOpen onClose={onClose} title={t('account:devices')} closeLabel={t('common:close')}>
      <div className={layout.stack}>
        <NicknameForm nickname={session.nickname} />
        <DeviceList />
      </div>
    </Dialog>
  );
}
