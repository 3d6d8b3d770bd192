import { ApiError } from '@michi/api/transport';
import { deleteAccount, type DeleteReason } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { Dialog } from '@michi/design-system/dialog';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { PasswordField } from '@michi/design-system/password-field';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { deleteReasons, longestNote } from '../leaving.ts';
import { tellFailure } from '../tellFailure.ts';
import { useFarewell } from '../useFarewell.ts';
import { Points } from './Points.tsx';

const formName = 'delete-account';
const names = ['reason', 'note', 'password', 'isUnderstood'] as const;
const points = ['now', 'applications', 'sent', 'download'] as const;

interface Fields {
  readonly reason: string;
  readonly note: string;
  readonly password: string;
  readonly isUnderstood: boolean;
}

export interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what deleting means, asks why, for the password and for an explicit word, and deletes the account. */
export default function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const sayFarewell = useFarewell();
  const form = useId();
  const {
    register,
    handleSubmit,
    setError,
    subscribe,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Fields>({
    defaultValues: { reason: '', note: '', ...drafts.read(formName), password: '', isUnderstood: false },
    shouldFocusError: false,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Neither the password nor the word that it is understood outlives the dialog.
        callback: ({ values: { reason, note } }) => drafts.keep(formName, { reason, note }),
      }),
    [subscribe],
  );
  const send = async (fields: Fields) => {
    const reason = deleteReasons.find((each) => each === fields.reason);
    if (reason === undefined) {
      setError('reason', { message: t('leaving.reasonRequired') });
      return;
    }
    try {
      const note = fields.note.trim();
      await deleteAccount({ reason, password: fields.password, ...(note !== '' && { note }) });
      sayFarewell(t('delete.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  const faults = names.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `${form}-${name}`, message }];
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="dangerSolid"
            working={isSubmitting}
            workingLabel={t('working')}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack gap="large">
          <ErrorSummary
            title={shared('form.faults', { count: faults.length })}
            errors={faults}
            attempt={submitCount}
          />
          {errors.root?.message !== undefined && faults.length === 0 && (
            <Alert tone="danger" silent>
              {errors.root.message}
            </Alert>
          )}
          <Points title={t('leaving.means')} points={points.map((point) => t(`delete.points.${point}`))} />
          <RadioGroup<DeleteReason>
            id={`${form}-reason`}
            label={t('leaving.reason')}
            requirement={shared('form.required')}
            options={deleteReasons.map((value) => ({ value, label: labels(`leavingReason.${value}`) }))}
            error={errors.reason?.message}
            {...register('reason', { required: t('leaving.reasonRequired') })}
          />
          <TextArea
            id={`${form}-note`}
            label={t('leaving.note')}
            requirement={shared('form.optional')}
            rows={2}
            maxLength={longestNote}
            error={errors.note?.message}
            {...register('note')}
          />
          <PasswordField
            id={`${form}-password`}
            label={t('delete.password')}
            requirement={shared('form.required')}
            showLabel={shared('form.show')}
            hideLabel={shared('form.hide')}
            error={errors.password?.message}
            {...register('password', { required: t('delete.passwordRequired') })}
            autoComplete="current-password"
          />
          <Checkbox
            id={`${form}-isUnderstood`}
            label={t('delete.understood')}
            error={errors.isUnderstood?.message}
            {...register('isUnderstood', { required: t('delete.understoodRequired') })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
