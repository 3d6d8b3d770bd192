import { ApiError } from '@michi/api/transport';
import type { DeleteReason, SuspendReason } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { Dialog } from '@michi/design-system/dialog';
import { PasswordField } from '@michi/design-system/password-field';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { longestNote } from '../leaving.ts';
import { useFarewell } from '../useFarewell.ts';
import { OwedAnswers } from './OwedAnswers.tsx';
import { Points } from './Points.tsx';
import { typedText } from '../../../shared/forms/typedText.ts';

const names = ['reason', 'note', 'password', 'isUnderstood'] as const;

interface Fields {
  readonly reason: string;
  readonly note: string;
  readonly password: string;
  readonly isUnderstood: boolean;
}

/** What the student said. */
export interface Leaving<Reason extends DeleteReason | SuspendReason> {
  readonly reason: Reason;
  readonly note?: string;
}

export interface LeavingDialogProps<Reason extends DeleteReason | SuspendReason> {
  /** Names the draft. */
  readonly formName: string;
  readonly title: string;
  /** What it means. */
  readonly points: readonly string[];
  readonly reasons: readonly Reason[];
  readonly confirmLabel: string;
  /** Said at the login page when it is done. */
  readonly farewell: string;
  /** For good: whose password is asked for, and an explicit word. */
  readonly forGood?: { readonly email: string };
  /** Sends it; the password is empty unless it is for good. @throws {ApiError} which is then said in the dialog */
  readonly onSend: (leaving: Leaving<Reason>, password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what leaving means, asks why, and leaves (specs/COVERAGE.md, sections 4 and 5). */
export function LeavingDialog<Reason extends DeleteReason | SuspendReason>({
  formName,
  title,
  points,
  reasons,
  confirmLabel,
  farewell,
  forGood,
  onSend,
  onClose,
}: LeavingDialogProps<Reason>) {
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
    [formName, subscribe],
  );
  const send = async (fields: Fields) => {
    const reason = reasons.find((each) => each === fields.reason);
    if (reason === undefined) {
      setError('reason', { message: t('leaving.reasonRequired') });
      return;
    }
    const note = typedText(fields.note);
    try {
      await onSend({ reason, ...(note !== '' && { note }) }, fields.password);
      sayFarewell(farewell);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  const wordsOf = (reason: DeleteReason | SuspendReason) => labels(`leavingReason.${reason}`);
  const idOf = (name: keyof Fields): string => `${form}-${name}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
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
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {forGood !== undefined && (
          <input type="email" name="username" autoComplete="username" value={forGood.email} readOnly hidden />
        )}
        <Stack gap="large">
          <FormFaults names={names} errors={errors} idOf={idOf} attempt={submitCount} />
          <OwedAnswers />
          <Points title={t('leaving.means')} points={points} />
          <RadioGroup<Reason>
            id={idOf('reason')}
            label={t('leaving.reason')}
            requirement={shared('form.required')}
            options={reasons.map((value) => ({ value, label: wordsOf(value) }))}
            error={errors.reason?.message}
            {...register('reason', { required: t('leaving.reasonRequired') })}
          />
          <TextArea
            id={idOf('note')}
            label={t('leaving.note')}
            requirement={shared('form.optional')}
            rows={2}
            maxLength={longestNote}
            error={errors.note?.message}
            {...register('note')}
          />
          {forGood !== undefined && (
            <>
              <PasswordField
                id={idOf('password')}
                label={t('delete.password')}
                requirement={shared('form.required')}
                showLabel={shared('form.show')}
                hideLabel={shared('form.hide')}
                error={errors.password?.message}
                {...register('password', { required: t('delete.passwordRequired') })}
                autoComplete="current-password"
              />
              <Checkbox
                id={idOf('isUnderstood')}
                label={t('delete.understood')}
                error={errors.isUnderstood?.message}
                {...register('isUnderstood', { required: t('delete.understoodRequired') })}
              />
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
