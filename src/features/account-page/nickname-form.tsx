import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_LENGTH } from '#src/contracts/session.ts';
import { call } from '#src/lib/http.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { sessionAtom } from '#src/state/session.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';
import { useProblemText } from '#src/i18n/use-problem-text.ts';

/** The name that the menu shows instead of the GID; an empty one removes it. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useTranslation(['own-account', 'common']);
  const setSession = useSetAtom(sessionAtom);
  const showToast = useSetAtom(showToastAtom);
  const problemText = useProblemText();
  const { isBusy, once } = useOnce();
  const [error, setError] = useState<string>();
  const save = async (name: string) => {
    setError(undefined);
    try {
      await call('profileUpdate', { nickname: name });
      setSession((session) => session && { ...session, nickname: name });
      showToast({ tone: 'success', text: t('own-account:nickname.saved') });
    } catch (failure) {
      setError(problemText(failure));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('nickname');
    if (typeof name === 'string') void once(() => save(name.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        name="nickname"
        className={styles.field}
        label={t('own-account:nickname.label')}
        hint={t('own-account:nickname.hint')}
        error={error}
        defaultValue={nickname}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
      />
      <Button type="submit" variant="line" className={styles.save} isBusy={isBusy}>
        {t('common:save')}
      </Button>
      <p className={styles.rules}>
        <Link className={typography.link} to="/pet">
          {t('own-account:nickname.rules')}
        </Link>
      </p>
    </form>
  );
}
