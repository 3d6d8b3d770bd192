import {
  counsellingChangeRequestLimits as limits,
  updateCounselling,
  type Counselling,
} from '@michi/api/university';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { ReasonFrame } from '../../../shared/ui/dialogs/ReasonFrame.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { cacheCounselling, refreshCounsellings } from '../counsellingCache.ts';

export interface CancelDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Asks for a reason before an appointment is cancelled. The draft is kept until it is sent. */
export default function CancelDialog({ counselling, onClose }: CancelDialogProps) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTexts();
  const state = useSentForm({
    id: useId(),
    names: ['note'],
    schema: z.object({ note: texts.needed(limits.note, labels('reasonForm.noteNeeded')) }),
    defaultValues: { note: '' },
    draft: { name: `counselling-cancel-${counselling.id}`, of: (fields) => fields },
    send: ({ note }) => {
      const body = { action: 'cancel', note: typedText(note) } as const;
      return updateCounselling(counselling.id, body, keyFor(body));
    },
    onSent: (cancelled) => {
      notify.success(t('cancel.done'));
      onClose();
      void cacheCounselling(client, cancelled);
    },
    // The shown data may be outdated.
    onRefused: () => void refreshCounsellings(client),
  });
  return (
    <ReasonFrame
      state={state}
      title={t('cancel.title')}
      description={t('cancel.what', { date: format.dateAndTimeWithZone(counselling.startsAt) })}
      confirmLabel={t('cancel.confirm')}
      sendingLabel={labels('reasonForm.sending')}
      onClose={onClose}
    >
      <LongText
        {...state.field('note', { isRequired: true })}
        label={labels('reasonForm.reason')}
        hint={labels('reasonForm.noteHint', { formatted: format.number(limits.note.maxLength) })}
        limit={limits.note.maxLength}
      />
    </ReasonFrame>
  );
}
