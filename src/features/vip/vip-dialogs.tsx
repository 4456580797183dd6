import { useAtomValue } from 'jotai';
import { Fragment, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VipApplication } from '#src/contracts/vip.ts';
import { isPoolIdempotent } from '#src/lib/pool-idempotency.ts';
import { CountryField } from '#src/parts/country-field.tsx';
import { SendProblem } from '#src/parts/form/form-kit.tsx';
import type { Outcome } from '#src/parts/form/use-sending.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import styles from './vip-dialogs.module.css';
import type { VipValues } from './vip.draft.ts';
import { problemIn, regionOf, useVipForm, type VipField, vipFields } from './vip.form.ts';

export type VipView = 'closed' | 'form' | Outcome;

interface VipDialogsProps {
  view: VipView;
  onView: (view: VipView) => void;
  /** A view was closed; a late call for one already replaced must not close the next. */
  onLeave: (view: VipView) => void;
}

/** The form and, in its place afterwards, what became of it. */
export function VipDialogs({ view, onView, onLeave }: VipDialogsProps) {
  const { t } = useTranslation(['vip', 'common']);
  const result = view === 'closed' || view === 'form' ? undefined : view;
  return (
    <>
      {view === 'form' && <VipFormDialog onClose={() => onLeave('form')} onDone={onView} />}
      {result && (
        <Dialog
          isOpen
          onClose={() => onLeave(result)}
          size="sm"
          title={t(`vip:${result}.title`)}
          closeLabel={t('common:close')}
          actions={<Button onClick={() => onLeave(result)}>{t('vip:done')}</Button>}
        >
          <p className={typography.body}>{t(`vip:${result}.text`)}</p>
        </Dialog>
      )}
    </>
  );
}

interface VipFormDialogProps {
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

/** The application for a VIP address. Closing keeps what was typed; only code '200' or the visitor empties it. */
function VipFormDialog({ onClose, onDone }: VipFormDialogProps) {
  const { t } = useTranslation(['vip', 'common']);
  const formId = useId();
  const connection = useAtomValue(connectionAtom);
  const { form, failure, isSending, hasText, submit, keepForLater, startAgain, wasTyped } = useVipForm(onDone);

  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={isSending}>
        {t('vip:form.send')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      {hasText && (
        <Button variant="quiet" onClick={startAgain} disabled={isSending}>
          {t('vip:form.clear')}
        </Button>
      )}
    </>
  );
  const later = (
    <Button variant="line" size="sm" onClick={keepForLater}>
      {t('vip:form.sendLater')}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('vip:form.title')} closeLabel={t('common:close')} isBackdropInert actions={actions}>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lede}>{t('vip:within')}</p>
        {connection !== 'online' && (
          <Notice tone="warning" icon="offline">
            {connection === 'portal' || connection === 'pool' || connection === 'slow'
              ? t(`common:errors.${connection}`)
              : t(`vip:form.${connection}${isPoolIdempotent() ? 'Queue' : 'Draft'}`)}
          </Notice>
        )}
        <VipFields form={form} wasTyped={wasTyped} />
        {failure && <SendProblem failure={failure} notSent={t('vip:failed.notSent')} later={isPoolIdempotent() && later} />}
        <p className={styles.note}>{t('vip:form.kept')}</p>
      </form>
    </Dialog>
  );
}

interface VipFieldsProps {
  form: UseFormReturn<VipValues, unknown, VipApplication>;
  /** Called with every change, before the value is checked. */
  wasTyped: (field: VipField, value: string) => void;
}

const isRequired = (field: VipField): boolean => field === 'name' || field === 'phone' || field === 'hashrate';

/** How a keyboard and a browser's own memory can help with a field. */
const help = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  accName: { autoComplete: 'off', autoCapitalize: 'none' },
  minerType: { autoComplete: 'off' },
  hashrate: { autoComplete: 'off' },
  remark: { autoComplete: 'off' },
} as const;

/** The six fields of the application, checked when they are left. */
function VipFields({ form, wasTyped }: VipFieldsProps) {
  const { t } = useTranslation('vip');
  return (
    <div className={styles.fields}>
      {vipFields.map((field) => {
        const problem = problemIn(form.formState.errors[field]);
        return (
          <Fragment key={field}>
            {field === 'phone' && <PhoneCountry form={form} />}
            <Field
              {...help[field]}
              {...form.register(field, {
                onChange: (event: { target: { value: string } }) => wasTyped(field, event.target.value),
              })}
              className={styles[field]}
              label={isRequired(field) ? t(`fields.${field}`) : t('fields.optional', { label: t(`fields.${field}`) })}
              required={isRequired(field)}
              hint={field === 'hashrate' || field === 'phone' ? t(`fields.${field}Hint`) : undefined}
              error={problem && t(`problems.${problem}`)}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

/** The country of the phone number; a number that did not fit the one before is looked at again. */
function PhoneCountry({ form }: Pick<VipFieldsProps, 'form'>) {
  const { t } = useTranslation('vip');
  const region = regionOf({ region: useWatch({ control: form.control, name: 'region' }) });
  const choose = (next: string) => {
    form.setValue('region', next, { shouldDirty: true });
    if (form.formState.errors.phone) void form.trigger('phone');
  };
  return <CountryField label={t('fields.country')} none={t('fields.countryNone')} region={region} onChange={choose} />;
}
