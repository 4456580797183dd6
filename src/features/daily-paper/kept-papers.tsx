import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { dayStartOf } from './editions/editions.model.ts';
import { forgetEditionAtom, keepWeekAtom } from './editions/keep-editions.ts';
import { keptEditionsAtom } from './editions/kept-editions.ts';
import styles from './editions/kept-papers.module.css';

/** The newspapers on this device, with the way to keep a week of them and to remove each. */
export function KeptPapers() {
  const { t } = useTranslation('offline');
  const kept = useHydratedAtom(keptEditionsAtom);
  return (
    <section className={styles.papers} aria-labelledby="kept-papers">
      <h2 id="kept-papers" className={typography.h3}>
        {t('papers.title')}
      </h2>
      <p className={typography.small}>{t(kept.length > 0 ? 'papers.text' : 'papers.none')}</p>
      {kept.length > 0 && (
        <ul>
          {kept.map((date) => (
            <KeptPaper key={date} date={date} />
          ))}
        </ul>
      )}
      <KeepWeek />
    </section>
  );
}

function KeptPaper({ date }: { date: string }) {
  const { t } = useTranslation('offline');
  const { beijingDate } = useFormats();
  const forget = useSetAtom(forgetEditionAtom);
  const showToast = useSetAtom(showToastAtom);
  const name = beijingDate(dayStartOf(date));
  const remove = () => void forget(date).then(() => showToast({ tone: 'success', text: t('papers.removed', { date: name }) }));
  return (
    <li>
      <Link className={typography.link} to="/daily-paper" search={{ date }}>
        <time dateTime={date}>{name}</time>
      </Link>
      <Button variant="icon" size="sm" aria-label={t('papers.remove', { date: name })} onClick={remove}>
        <Icon name="close" size={18} />
      </Button>
    </li>
  );
}

function KeepWeek() {
  const { t } = useTranslation('offline');
  const queryClient = useQueryClient();
  const keepWeek = useSetAtom(keepWeekAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    const missing = await keepWeek(queryClient);
    setIsBusy(false);
    if (missing > 0) showToast({ tone: 'error', text: t('papers.missing', { count: missing }) });
    else showToast({ tone: 'success', text: t('papers.kept') });
  };
  return (
    <div>
      <Button variant="line" size="sm" isBusy={isBusy} onClick={() => void keep()}>
        <Icon name="download" size={16} />
        {t('papers.keepWeek')}
      </Button>
    </div>
  );
}
