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
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import type { Day } from '../../../shared/format/days.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { LostSlot } from '../booking/LostSlot.tsx';
import { nextSlotsOf } from '../booking/nextSlotsOf.ts';
import { SlotPicker } from '../booking/SlotPicker.tsx';
import { cacheCounselling, refreshCounsellings } from '../counsellingCache.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

export interface MoveDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Moves an appointment to another slot of the same counsellor. The old slot is kept until the new one is booked. */
export default function MoveDialog({ counselling, onClose }: MoveDialogProps) {
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
  const tellFailed = useFailureToast();
  const texts = useTexts();
  const state = useSentForm({
    id: useId(),
    names: ['slot', 'note'],
    schema: z.object({ slot: texts.choice(t('slots.choose')), note: texts.optional(limits.note) }),
    defaultValues: { slot: '', note: '' },
    // The slot may have been taken by then.
    draft: { name: `counselling-move-${counselling.id}`, of: ({ note }) => ({ note }) },
    send: ({ slot: startsAt, note }) => {
      const words = typedText(note);
      const body = { action: 'reschedule', startsAt, ...(words !== '' && { note: words }) } as const;
      return updateCounselling(counselling.id, body, keyFor(body));
    },
    onSent: (moved) => {
      notify.success(t('move.done', { date: format.dateAndTimeWithZone(moved.startsAt) }));
      onClose();
      void cacheCounselling(client, moved);
    },
    restate: ({ name, message }) => ({ name: name === 'startsAt' ? 'slot' : name, message }),
    onRefused: (error) => {
      void refreshCounsellings(client);
      const next = nextSlotsOf(error);
      if (next === null) return false;
      tellFailed(error);
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
