import { ApiError } from '@michi/api/transport';
import { suspendAccount, type SuspendReason } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { longestNote, suspendReasons } from '../leaving.ts';
import { tellFailure } from '../tellFailure.ts';
import { useFarewell } from '../useFarewell.ts';
import { Points } from './Points.tsx';

const formName = 'leave';
const names = ['reason', 'note'] as const;
const points = ['sessions', 'hidden', 'kept', 'return'] as const;

/** Asks why, says what it means, and leaves the account for a while (product spec, sections 4 and 5). */
export default function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
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
  } = useForm({
    defaultValues: { reason: '', note: '', ...drafts.read(formName) },
    shouldFocusError: false,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { reason, note } }) => drafts.keep(formName, { reason, note }),
      }),
    [subscribe],
  );
  const send = async (fields: { readonly reason: string; readonly note: string }) => {
    const reason = suspendReasons.find((each) => each === fields.reason);
    if (reason === undefined) {
      setError('reason', { message: t('leaving.reasonRequired') });
      return;
    }
    try {
      const note = fields.note.trim();
      await suspendAccount({ reason, ...(note !== '' && { note }) });
      sayFarewell(t('leave.done'));
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
      title={t('leave.title')}
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
            {t('leave.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
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
          <Points title={t('leaving.means')} points={points.map((point) => t(`leave.points.${point}`))} />
          <RadioGroup<SuspendReason>
            id={`${form}-reason`}
            label={t('leaving.reason')}
            requirement={shared('form.required')}
            options={suspendReasons.map((value) => ({ value, label: labels(`leavingReason.${value}`) }))}
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
        </Stack>
      </form>
    </Dialog>
  );
}
