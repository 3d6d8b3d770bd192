import { updateCounselling, type Counselling, type CounsellingSlot } from '@michi/api/university';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../shared/calendar/days.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { longestText } from '../booking/limits.ts';
import { LostSlot } from '../booking/LostSlot.tsx';
import { nextSlotsOf } from '../booking/nextSlotsOf.ts';
import { SlotPicker } from '../booking/SlotPicker.tsx';
import { keepCounselling, refreshCounsellings } from '../counsellingCache.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';

export interface MoveDialogProps {
  readonly counselling: Counselling;
  readonly onClose: () => void;
}

/** Moves an appointment to another time of the same counsellor. The old time is kept until the new one is had. */
export default function MoveDialog({ counselling, onClose }: MoveDialogProps) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { timeZone } = useTimeZone(counselling.startsAt);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const [day, setDay] = useState<Day>(() => dayIn(counselling.startsAt, timeZone));
  const [slot, setSlot] = useState<string | null>(null);
  const formName = `counselling-move-${counselling.id}`;
  const [note, setNote] = useState(() => drafts.read(formName)['note'] ?? '');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [lost, setLost] = useState<{
    readonly slot: string;
    readonly next: readonly CounsellingSlot[];
  } | null>(null);
  const [isSending, setSending] = useState(false);
  const tellFailed = useFailureToast();

  const send = async (startsAt: string) => {
    const words = note.trim();
    const body = { action: 'reschedule', startsAt, ...(words !== '' && { note: words }) } as const;
    setSending(true);
    setFailure(undefined);
    try {
      const moved = await updateCounselling(counselling.id, body, keyFor(body));
      drafts.discard(formName);
      notify.success(t('move.done', { date: format.dateAndTimeWithZone(moved.startsAt) }));
      onClose();
      void keepCounselling(client, moved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailed(error);
      const next = nextSlotsOf(error);
      if (next === null) setFailure(fieldErrors(error)['startsAt'] ?? errorMessage(error, shared));
      else {
        setLost({ slot: startsAt, next });
        setSlot(null);
      }
      void refreshCounsellings(client);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t('move.title')}
      description={t('move.kept', { date: format.dateAndTimeWithZone(counselling.startsAt) })}
      closeLabel={shared('actions.close')}
      footer={
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="large"
          working={isSending}
          workingLabel={t('move.working')}
        >
          {t('move.confirm')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFault(slot === null ? t('slots.choose') : undefined);
          if (slot !== null && !isSending) void send(slot);
        }}
      >
        <Stack gap="large">
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          {lost !== null && (
            <LostSlot
              lost={lost.slot}
              next={lost.next}
              value={slot}
              onChoose={({ startsAt }) => {
                setSlot(startsAt);
                setDay(dayIn(startsAt, timeZone));
              }}
              onSeeAll={() => setLost(null)}
            />
          )}
          <SlotPicker
            id={`${form}-slot`}
            params={{ counsellingId: counselling.id }}
            without={counselling.startsAt}
            day={day}
            onDayChange={setDay}
            slot={slot}
            onSlotChange={(startsAt) => {
              setSlot(startsAt);
              setFault(undefined);
            }}
            error={fault}
          />
          <TextArea
            id={`${form}-note`}
            label={t('move.note')}
            requirement={shared('form.optional')}
            hint={labels('reasonForm.noteHint', { formatted: format.number(longestText) })}
            rows={2}
            maxLength={longestText}
            value={note}
            onChange={({ currentTarget: { value } }) => {
              setNote(value);
              drafts.keep(formName, { note: value });
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
