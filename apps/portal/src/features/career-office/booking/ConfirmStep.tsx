import { createCounselling, type CounsellingSlot } from '@michi/api/university';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { RulesText } from '../components/RulesText.tsx';
import { cacheCounselling, refreshCounsellings } from '../counsellingCache.ts';
import { useRules } from '../useRules.ts';
import { anyone, type BookingChoice, type BookingStep } from './bookingAddress.ts';
import { ChoiceSummary } from './ChoiceSummary.tsx';
import { ClashAlert } from './ClashAlert.tsx';
import { LostSlot } from './LostSlot.tsx';
import { nextSlotsOf } from './nextSlotsOf.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import type { PersistedBookingDraft } from './useBookingDraft.ts';
import { useChosenSlot } from './useChosenSlot.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';

export interface ConfirmStepProps extends StepProps {
  readonly stored: PersistedBookingDraft;
  readonly onGo: (step: BookingStep, choice?: BookingChoice) => void;
}

interface Lost {
  readonly slot: string;
  readonly next: readonly CounsellingSlot[];
}

/** Summary, consequences, and the booking itself. A slot that is lost meanwhile is replaced in place. */
export function ConfirmStep({
  choice,
  onChange,
  onBack,
  onGo,
  stored: { draft, discard },
}: ConfirmStepProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const rules = useRules();
  const { slot, next } = useChosenSlot(choice);
  const [refused, setRefused] = useState<Lost | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const tellFailed = useFailureToast();
  const [isSending, setSending] = useState(false);
  const lostId = useId();
  const refusedSlot = refused?.slot;
  // It is above, out of view of the pressed button.
  useEffect(() => {
    if (refusedSlot === undefined) return;
    const place = document.getElementById(lostId);
    const choices = place?.querySelector<HTMLInputElement>('input:checked') ?? place?.querySelector('input');
    choices?.focus();
  }, [refusedSlot, lostId]);
  const { topic, style, counsellor, slot: startsAt, offer } = choice;
  // A slot that the service refused stays lost, whatever a cached response says; one missing from its list is lost
  // too, unless this student is booking it.
  const isGone = slot === null && startsAt !== null && !isSending;
  const lost: Lost | null = refused ?? (isGone ? { slot: startsAt, next } : null);
  const isLost = lost !== null && (startsAt === null || startsAt === lost.slot);

  const send = async () => {
    if (topic === null || style === null || startsAt === null || counsellor === null) return;
    const question = draft.question.trim();
    const body = {
      counsellorId: counsellor === anyone ? null : counsellor,
      topic,
      style,
      startsAt,
      ...(question !== '' && { question }),
      ...(draft.resumeIds.length > 0 && { resumeIds: [...draft.resumeIds] }),
      ...(offer !== null && { jobOfferId: offer }),
      ...(draft.files.length > 0 && { fileIds: draft.files.map(({ id }) => id) }),
    };
    setSending(true);
    setFailure(undefined);
    try {
      const booked = await createCounselling(body, keyFor(body));
      discard();
      void navigate(withQuery(paths.careerOffice, { appointment: booked.id, new: true }), { replace: true });
      void cacheCounselling(client, booked);
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      tellFailed(error);
      const others = nextSlotsOf(error);
      if (others === null) setFailure(Object.values(fieldErrors(error))[0] ?? errorMessage(error, shared));
      else setRefused({ slot: startsAt, next: others });
      void refreshCounsellings(client);
    }
  };

  return (
    <StepForm
      onBack={onBack}
      onSubmit={() => {
        setMissing(isLost);
        if (!isLost) void send();
      }}
      submitLabel={t('confirm.book')}
      isWorking={isSending}
    >
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {lost !== null && (
        <LostSlot
          id={lostId}
          lost={lost.slot}
          next={lost.next}
          value={isLost ? null : startsAt}
          error={isMissing && isLost ? t('slots.choose') : undefined}
          onChoose={({ startsAt: instead }) => {
            setRefused(lost);
            setMissing(false);
            onChange({ slot: instead, day: dayIn(instead, timeZone) });
          }}
          onSeeAll={() => onGo('time', { ...choice, slot: null })}
        />
      )}
      <ChoiceSummary
        choice={choice}
        slot={isLost ? null : (slot ?? lost?.next.find((each) => each.startsAt === startsAt) ?? null)}
        draft={draft}
        onGo={onGo}
      />
      {!isLost && slot?.clash !== null && slot?.clash !== undefined && (
        <ClashAlert slot={slot} clash={slot.clash} />
      )}
      {rules !== undefined && startsAt !== null && !isLost && (
        <Alert tone="info" silent title={t('rules.title')}>
          <RulesText rules={rules} startsAt={startsAt} />
        </Alert>
      )}
      <Text size="small" tone="soft">
        {t('confirm.kept')}
      </Text>
    </StepForm>
  );
}
