import { updateCounselling, type Counselling } from '@michi/api/university';
import { ApiError } from '@michi/api/transport';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { ReasonFrame } from '../../../shared/reason-dialog/ReasonFrame.tsx';
import { notify } from '../../../shared/toasts/notify.ts';
import { longestText } from '../booking/limits.ts';
import { keepCounselling, refreshCounsellings } from '../counsellingCache.ts';

const names = ['note'] as const;

export interface CancelDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Asks why before an appointment is cancelled. What was typed is kept until it is sent. */
export default function CancelDialog({ counselling, onClose }: CancelDialogProps) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const formName = `counselling-cancel-${counselling.id}`;
  const {
    register,
    handleSubmit,
    setError,
    subscribe,
    formState: { errors, isSubmitting, submitCount },
  } = useForm({ defaultValues: { note: '', ...drafts.read(formName) }, shouldFocusError: false });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keep(formName, values) }),
    [subscribe, formName],
  );
  const send = async ({ note }: { readonly note: string }) => {
    const body = { action: 'cancel', note: note.trim() } as const;
    try {
      const cancelled = await updateCounselling(counselling.id, body, keyFor(body));
      drafts.discard(formName);
      notify.success(t('cancel.done'));
      onClose();
      void keepCounselling(client, cancelled);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
      // What stands there may be out of date.
      void refreshCounsellings(client);
    }
  };
  return (
    <ReasonFrame
      form={form}
      title={t('cancel.title')}
      description={t('cancel.what', { date: format.dateAndTimeWithZone(counselling.startsAt) })}
      confirmLabel={t('cancel.confirm')}
      sendingLabel={labels('reasonForm.sending')}
      isSending={isSubmitting}
      names={names}
      errors={errors}
      attempt={submitCount}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextArea
        id={`${form}-note`}
        label={labels('reasonForm.reason')}
        requirement={shared('form.required')}
        hint={labels('reasonForm.noteHint', { formatted: format.number(longestText) })}
        rows={3}
        maxLength={longestText}
        error={errors.note?.message}
        {...register('note', {
          validate: (text) => text.trim() !== '' || labels('reasonForm.noteNeeded'),
        })}
      />
    </ReasonFrame>
  );
}
