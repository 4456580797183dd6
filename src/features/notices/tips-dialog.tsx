import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Tip } from '#src/contracts/content.ts';
import { call } from '#src/lib/http.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import { NoticeHtml } from '#src/parts/notice-html.tsx';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { closeTips } from './session-flags.ts';
import styles from './tips-dialog.module.css';

/** Ids of the tips that were on the screen when the dialog was last closed (decision B2). */
const seenKey = 'tips-seen';
const seenSchema = z.array(z.string());

/** The dialog with the pool's tips in it (spec 4); undefined when there are none. Rejects when they cannot be had. */
export async function loadTipsDialog(): Promise<ComponentType<{ onClose: () => void }> | undefined> {
  const { data } = await call('tips', { version: '1' });
  const tips = data.tips.info;
  if (tips.length === 0) return undefined;
  return function LoadedTips({ onClose }) {
    return <TipsDialog tips={tips} onClose={onClose} />;
  };
}

/** Dismissible, once a session. */
function TipsDialog({ tips, onClose }: { tips: readonly Tip[]; onClose: () => void }) {
  const { t } = useTranslation('notices');
  // To whom everything is new it need not be said.
  const seen = readStored(seenKey, seenSchema);
  const close = () => {
    closeTips();
    const ids = tips.map(({ id }) => id);
    void writeStored(seenKey, ids);
    onClose();
  };
  return (
    <PatientDialog onClose={close} title={t('tips.title')} actions={<Button onClick={close}>{t('tips.close')}</Button>}>
      <ul className={styles.tips}>
        {tips.map(({ id, content }) => (
          <li key={id}>
            {seen && !seen.includes(id) && <Tag tone="accent" text={t('tips.new')} />}
            <NoticeHtml html={content} />
          </li>
        ))}
      </ul>
    </PatientDialog>
  );
}
