import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';

interface OfflineBannerProps {
  /** How old the shown figures are ("12:40"); without it the sentence stays general. */
  ageText?: string | undefined;
}

/** Says that the line is gone, or that something between the visitor and us answers in our place (R13, R29). Closed, it stays away until the line changes. */
export function OfflineBanner({ ageText }: OfflineBannerProps) {
  const { t } = useTranslation('pwa');
  const connection = useAtomValue(connectionAtom);
  const [isClosed, setIsClosed] = useState(false);
  if (connection === 'online' || isClosed) return null;
  return (
    <NoticeBar
      tone="warning"
      icon="warning"
      text={t('copies.behind', {
        what: t(`${connection}.what`),
        copies: ageText ? t('copies.aged', { age: ageText }) : t('copies.general'),
      })}
    >
      <Button variant="icon" size="sm" aria-label={t('close')} onClick={() => setIsClosed(true)}>
        <Icon name="close" />
      </Button>
    </NoticeBar>
  );
}
