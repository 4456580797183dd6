import { useSetAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WATCHER_NAME_LENGTH, watcherDays } from '#src/contracts/watcher.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { now } from '#src/lib/clock.ts';
import type { MadeLink } from '#src/parts/watcher-links.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import type { FarmId } from '../farm-id.ts';
import { useEndedElsewhere, useWatcherLinks, watchPath } from './watcher-links.ts';
import styles from './watcher.module.css';

interface WatcherDialogProps {
  id: FarmId;
  isOpen: boolean;
  onClose: () => void;
}

/** Links for those who only look at a farm: makes one, and lists those of this device with a way to end each. */
export function WatcherDialog({ id, isOpen, onClose }: WatcherDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('overview:watcher.title')} closeLabel={t('common:close')}>
      <WatcherLinks id={id} />
    </Dialog>
  );
}

/** Does what the pool is asked for; a refusal is said. */
function useAttempt() {
  const showToast = useSetAtom(showToastAtom);
  const problemText = useProblemText();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', text: problemText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, attempt };
}

function WatcherLinks({ id }: { id: FarmId }) {
  const { t } = useTranslation('overview');
  const { links, make, end } = useWatcherLinks(id);
  useEndedElsewhere(links);
  const { isBusy, attempt } = useAttempt();
  const [name, setName] = useState('');
  const [showsMoney, setShowsMoney] = useState(false);
  const [days, setDays] = useState<(typeof watcherDays)[number]>(30);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void attempt(() => make({ name: name.trim(), showsMoney, days }));
  };
  return (
    <div className={layout.stack}>
      <p>{t('watcher.lede')}</p>
      <form className={layout.stack} onSubmit={submit}>
        <Field
          label={t('watcher.name')}
          hint={t('watcher.nameHint')}
          value={name}
          maxLength={WATCHER_NAME_LENGTH}
          autoComplete="off"
          onText={setName}
        />
        <SelectField
          label={t('watcher.lives')}
          value={String(days)}
          options={watcherDays.map((count) => ({ value: String(count), label: t('watcher.days', { count }) }))}
          onChange={(text) => setDays(watcherDays.find((count) => String(count) === text) ?? days)}
        />
        <Checkbox isChecked={showsMoney} onChange={setShowsMoney}>
          {t('watcher.money')}
        </Checkbox>
        <Button type="submit" isBusy={isBusy}>
          {t('watcher.make')}
        </Button>
      </form>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('watcher.made')}>
          {links.map((link) => (
            <LinkLine key={link.key} link={link} isBusy={isBusy} onEnd={() => void attempt(() => end(link))} />
          ))}
        </ul>
      )}
      <p className={typography.small}>{t('watcher.device')}</p>
    </div>
  );
}

function LinkLine({ link, isBusy, onEnd }: { link: MadeLink; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('overview');
  const { date, time } = useFormats();
  const copy = useCopy();
  const isOver = link.endsAtMs <= now();
  return (
    <li className={styles.link}>
      <div>
        <p className={styles.name}>{link.name || t('watcher.farm')}</p>
        <p className={typography.small}>
          {t(isOver ? 'watcher.was' : 'watcher.until', { when: `${date(link.endsAtMs)} ${time(link.endsAtMs)}` })}
          {' · '}
          {t(link.showsMoney ? 'watcher.withMoney' : 'watcher.noMoney')}
        </p>
      </div>
      {!isOver && (
        <Button variant="line" size="sm" onClick={() => void copy(location.origin + watchPath(link.code), { copied: t('watcher.copied') })}>
          {t('watcher.copy')}
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={onEnd}>
        {t(isOver ? 'watcher.remove' : 'watcher.end')}
      </Button>
    </li>
  );
}
