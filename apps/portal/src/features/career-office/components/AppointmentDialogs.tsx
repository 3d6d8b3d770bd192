import {
  counsellingChangeRequestLimits as limits,
  updateCounselling,
  type Counselling,
  type CounsellingSlot,
} from '@michi/api/university';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { type Day, dayIn } from '../../../shared/format/dates.ts';
import { useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { ReasonFrame } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { nextSlotsOf } from '../booking/booking.ts';
import { LostSlot, SlotPicker } from '../booking/SlotPicker.tsx';
import { cacheCounselling, refreshCounsellings } from '../counsellingCache.ts';

interface CancelDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Asks for a reason before an appointment is cancelled. The draft is kept until it is sent. */
export function CancelDialog({ counselling, onClose }: CancelDialogProps) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTextRules();
  const state = useSentForm({
    id: useId(),
    names: ['note'],
    schema: z.object({ note: texts.needed(limits.note, labels('reasonForm.noteNeeded')) }),
    defaultValues: { note: '' },
    draft: { name: `counselling-cancel-${counselling.id}`, of: (fields) => fields },
    send: ({ note }) => {
      const body = { action: 'cancel', note: typedText(note) } as const;
      return updateCounselling(counselling.id, body, { headers: keyFor(body) });
    },
    onSent: (cancelled) => {
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

interface MoveDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Moves an appointment to another slot of the same counsellor. The old slot is kept until the new one is booked. */
export function MoveDialog({ counselling, onClose }: MoveDialogProps) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { timeZone } = useTimeZone(counselling.startsAt);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [day, setDay] = useState<Day>(() => dayIn(counselling.startsAt, timeZone));
  const [lost, setLost] = useState<{
    readonly slot: string;
    readonly next: readonly CounsellingSlot[];
  } | null>(null);
  const notifyFailure = useFailureToast();
  const texts = useTextRules();
  const state = useSentForm({
    id: useId(),
    names: ['slot', 'note'],
    schema: z.object({ slot: texts.choice(t('slots.choose')), note: texts.optional(limits.note) }),
    defaultValues: { slot: '', note: '' },
    // The slot may have been taken by then.
    draft: { name: `counselling-move-${counselling.id}`, of: ({ note }) => ({ note }) },
    send: ({ slot: startsAt, note }) => {
      const text = typedText(note);
      const body = { action: 'reschedule', startsAt, ...(text !== '' && { note: text }) } as const;
      return updateCounselling(counselling.id, body, { headers: keyFor(body) });
    },
    onSent: (moved) => {
      onClose();
      void cacheCounselling(client, moved);
    },
    restate: ({ name, message }) => ({ name: name === 'startsAt' ? 'slot' : name, message }),
    onRefused: (error) => {
      void refreshCounsellings(client);
      const next = nextSlotsOf(error);
      if (next === null) return false;
      notifyFailure(error);
      setLost({ slot, next });
      setSlot('');
      return true;
    },
  });
  const { form, field } = state;
  const slot = useWatch({ control: form.control, name: 'slot' });
  const setSlot = (startsAt: string) => {
    form.setValue('slot', startsAt, { shouldDirty: true });
    form.clearErrors('slot');
  };
  const { id: slotId, error: slotFault } = field('slot');
  return (
    <OpenDialog
      onClose={onClose}
      size="large"
      title={t('move.title')}
      description={t('move.kept', { date: format.dateAndTimeWithZone(counselling.startsAt) })}
      footer={
        <SubmitButton size="large" state={state} workingLabel={t('move.working')}>
          {t('move.confirm')}
        </SubmitButton>
      }
    >
      <SentForm state={state}>
        {lost !== null && (
          <LostSlot
            lost={lost.slot}
            next={lost.next}
            value={slot === '' ? null : slot}
            onChoose={({ startsAt }) => {
              setSlot(startsAt);
              setDay(dayIn(startsAt, timeZone));
            }}
            onSeeAll={() => setLost(null)}
          />
        )}
        <SlotPicker
          id={slotId}
          params={{ counsellingId: counselling.id }}
          without={counselling.startsAt}
          day={day}
          onDayChange={setDay}
          slot={slot === '' ? null : slot}
          onSlotChange={setSlot}
          error={slotFault}
        />
        <LongText
          {...field('note', { isRequired: false })}
          label={t('move.note')}
          hint={labels('reasonForm.noteHint', { formatted: format.number(limits.note.maxLength) })}
          limit={limits.note.maxLength}
        />
      </SentForm>
    </OpenDialog>
  );
}
