import { useTranslation } from 'react-i18next';
import { useTextField } from '#src/parts/account/account-fields.tsx';
import { forgetInvite } from '#src/state/invite.ts';
import { Field } from '#src/ui/field.tsx';

/** Whose invitation it is, filled in from the link that led here. Once changed, the form's draft keeps it, and the link's is given up. */
export function InviteField() {
  const { t } = useTranslation('register');
  const { onText, ...invite } = useTextField('invite');
  const change = (text: string) => {
    forgetInvite();
    onText(text);
  };
  return (
    <Field
      {...invite}
      onText={change}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      label={t('invite.label')}
      hint={t('invite.hint')}
    />
  );
}
