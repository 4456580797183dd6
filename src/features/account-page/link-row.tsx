import { useTranslation } from 'react-i18next';
import type { AccountWatcherLink } from '#src/contracts/account-watch.ts';
import { shortAddress } from '#src/contracts/farm-link.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

interface LinkRowProps {
  link: AccountWatcherLink;
  onEnd: (link: AccountWatcherLink, name: string) => Promise<void>;
}

/** A link for those who only look: what it shows, until when, and its end. */
export function LinkRow({ link, onEnd }: LinkRowProps) {
  const { t } = useTranslation('own-account');
  const { date, time } = useFormats();
  const { isBusy, once } = useOnce();
  const name = link.name || t('links.unnamed');
  const farm = `${link.coin} · ${shortAddress(link.address)}`;
  const shown = t(link.showsMoney ? 'links.withMoney' : 'links.noMoney');
  const endsMs = link.endsTime * SECOND_MS;
  // Some live a year.
  const until = t('links.until', { when: `${date(endsMs)} ${time(endsMs)}` });
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={typography.small}>{farm}</span>
        <span className={typography.small}>{`${shown} · ${until}`}</span>
      </div>
      <Button
        variant="line"
        size="sm"
        isBusy={isBusy}
        aria-label={t('links.endNamed', { name: `${name}, ${farm}, ${until}` })}
        onClick={() => void once(() => onEnd(link, name))}
      >
        {t('links.end')}
      </Button>
    </li>
  );
}
