import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';

/** That the visitor was invited, and what that means for a registration. */
export function InvitedLine({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['invitation', 'common']);
  return (
    <NoticeBar text={t('invitation:line.text')}>
      <Link className={buttonClass({ variant: 'line', size: 'sm' })} to="/register">
        {t('invitation:line.register')}
      </Link>
      <Button variant="icon" size="sm" aria-label={t('common:close')} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </NoticeBar>
  );
}
