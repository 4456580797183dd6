import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { EditionLink } from './editions-bar.tsx';
import styles from './editions-bar.module.css';
import { dayStartOf } from './editions.model.ts';

interface EditionNotHereProps {
  date: string;
  /** The days of those that are. */
  kept: readonly string[];
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** In the place of an edition that the network cannot bring and that is not on this device: that it is not, which are, and what to do. */
export function EditionNotHere({ date, kept, error, isBusy, onRetry }: EditionNotHereProps) {
  const { t } = useTranslation(['daily-paper', 'common']);
  const { beijingDate } = useFormats();
  const reason = useProblemText()(error);
  useOwnConnectionNotice();
  return (
    <div role="alert">
      <Empty
        picture="mark"
        title={t('daily-paper:editions.notHere', { date: beijingDate(dayStartOf(date)) })}
        text={t('common:twoSentences', { first: reason, second: t('daily-paper:editions.notHereText') })}
        action={
          <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      />
      <p className={styles.kept}>
        {kept.length > 0 && t('daily-paper:editions.here')}
        {kept.map((day) => (
          <EditionLink key={day} date={day} />
        ))}
        {/* The worker stores it by itself. */}
        <Link to="/daily-paper" search={{}}>
          {t('daily-paper:editions.newest')}
        </Link>
      </p>
    </div>
  );
}
