import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Watch } from '#src/contracts/watch.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import type { Watches } from './use-watches.ts';
import styles from './watch.module.css';

/** One way that this farm is told: how it goes, a try, its end. */
export function WatchRow({ watch, watches }: { watch: Watch; watches: Watches }) {
  const { t } = useTranslation('watch');
  const { dateTime } = useFormats();
  const [tried, setTried] = useState('');
  const { token, way, state, toldAtMs, problem } = watch;
  const name = t(`ways.${way}.name`);
  const tryNow = () =>
    void watches.once(`try-${token}`, async () => {
      setTried('');
      const found = await watches.tryNow(watch);
      setTried(found === '' ? t('tried.sent') : t(`problems.${found}`));
    });
  const last = toldAtMs === null ? t('neverTold') : t('toldAt', { time: dateTime(toldAtMs) });
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p className={styles.note}>{state === 'asked' ? t(`ways.${way}.asked`) : problem === '' ? last : t(`problems.${problem}`)}</p>
        <p role="status" className={styles.note}>
          {tried}
        </p>
      </div>
      <div className={layout.row}>
        {state === 'on' && (
          <Button
            variant="line"
            size="sm"
            aria-label={t('tryNamed', { way: name })}
            isBusy={watches.busy === `try-${token}`}
            onClick={tryNow}
          >
            {t('try')}
          </Button>
        )}
        {state === 'asked' && (
          <Button variant="line" size="sm" isBusy={watches.list.isFetching} onClick={() => void watches.list.refetch()}>
            {t('check')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('endNamed', { way: name })}
          isBusy={watches.busy === `end-${token}`}
          onClick={() => void watches.once(`end-${token}`, () => watches.leave(watch))}
        >
          {t('end')}
        </Button>
      </div>
    </li>
  );
}
