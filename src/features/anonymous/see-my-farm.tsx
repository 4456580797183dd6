import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { loadAnonymousDialog } from './load-dialog.ts';
import styles from './see-my-farm.module.css';

/**
 * The address field of the first screen: it opens the wallet check with what is typed, which says what is wrong about it. The
 * field is the browser's own, so that what is typed before hydration stays; by its action the form leads to the farm's page without scripts.
 * `note` stands under it.
 */
export function SeeMyFarm({ note }: { note: ReactNode }) {
  const { t } = useTranslation('landing');
  const input = useRef<HTMLInputElement>(null);
  const { Dialog, isLoading, open } = useLazyDialog(loadAnonymousDialog);
  const [address, setAddress] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void open(() => setAddress(input.current?.value.trim() ?? ''));
  };
  return (
    <>
      <form className={styles.form} action="/overview" aria-label={t('farm.see')} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          name="addr"
          aria-label={t('farm.address')}
          placeholder={t('farm.address')}
          aria-describedby="farm-note"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" isBusy={isLoading} aria-haspopup="dialog">
          {t('farm.see')}
        </Button>
        <div id="farm-note" className={styles.note}>
          {note}
        </div>
      </form>
      {Dialog && address !== undefined && <Dialog address={address} onClose={() => setAddress(undefined)} />}
    </>
  );
}
