import { ApiError } from '@michi/api/transport';
import {
  counsellingRequestLimits as limits,
  createCounselling,
  useListCounsellingSlots,
  type CounsellingSlot,
  type CalendarClash,
} from '@michi/api/university';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Collapsible } from '@michi/design-system/collapsible';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TimeOverlap } from '@michi/design-system/time-overlap';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { daysLater, dayIn } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { useIdempotencyKey, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { RulesText, useRules } from '../components/BookingRules.tsx';
import { cacheCounselling, refreshCounsellings } from '../counsellingCache.ts';
import {
  anyone,
  nextSlotsOf,
  defaultFurthestDays,
  slotParams,
  type BookingChoice,
  type BookingStep,
} from './booking.ts';
import type { StepProps } from './ChoiceSteps.tsx';
import { ChoiceSummary } from './ChoiceSummary.tsx';
import { QuestionFields, type PersistedBookingDraft } from './QuestionFields.tsx';
import { LostSlot } from './SlotPicker.tsx';

interface ConfirmStepProps extends StepProps {
  readonly stored: PersistedBookingDraft;
  readonly onGo: (step: BookingStep, choice?: BookingChoice) => void;
}

interface Lost {
  readonly slot: string;
  readonly next: readonly CounsellingSlot[];
}

/** Summary, an optional question, consequences, and the booking itself. A slot that is lost meanwhile is replaced in place. */
export function ConfirmStep({ choice, onChange, onGo, stored }: ConfirmStepProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const { draft, discard } = stored;
  const texts = useTextRules();
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
  const notifyFailure = useFailureToast();
  const [isSending, setSending] = useState(false);
  const lostId = useId();
  const refusedSlot = refused?.slot;
  // It is above, out of view of the pressed button.
  useEffect(() => {
    if (refusedSlot === undefined) return;
    const container = document.getElementById(lostId);
    const choices =
      container?.querySelector<HTMLInputElement>('input:checked') ?? container?.querySelector('input');
    choices?.focus();
  }, [refusedSlot, lostId]);
  const { topic, style, counsellor, slot: startsAt, offer } = choice;
  // A slot that the service refused stays lost, whatever a cached response says; one missing from its list is lost
  // too, unless this student is booking it.
  const isGone = slot === null && startsAt !== null && !isSending;
  const lost: Lost | null = refused ?? (isGone ? { slot: startsAt, next } : null);
  const isLost = lost !== null && (startsAt === null || startsAt === lost.slot);

  const send = async () => {
    if (topic === null || startsAt === null) return;
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
      const booked = await createCounselling(body, { headers: keyFor(body) });
      discard();
      void navigate(withQuery(paths.careerOffice, { appointment: booked.id, new: true }), { replace: true });
      void cacheCounselling(client, booked);
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error);
      const others = nextSlotsOf(error);
      if (others === null) setFailure(Object.values(fieldErrors(error))[0] ?? errorMessage(error, shared));
      else setRefused({ slot: startsAt, next: others });
      void refreshCounsellings(client);
    }
  };

  const { field, submit } = useSentForm({
    id: useId(),
    names: ['question'],
    hasErrorSummary: false,
    schema: z.object({ question: texts.optional(limits.question) }),
    defaultValues: { question: draft.question },
    send: async () => {
      setMissing(isLost);
      if (!isLost) await send();
    },
  });
  const question = field('question', { isRequired: false });
  const isAsking =
    draft.question !== '' || draft.resumeIds.length > 0 || draft.files.length > 0 || offer !== null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) submit();
      }}
    >
      <Stack gap="large">
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
          onGo={onGo}
        />
        <Collapsible title={t('ask.title')} level={3} defaultOpen={isAsking}>
          <QuestionFields choice={choice} onChange={onChange} stored={stored} question={question} />
        </Collapsible>
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
        <Inline justify="end">
          <Button
            type="submit"
            variant="primary"
            size="large"
            working={isSending}
            workingLabel={t('confirm.working')}
          >
            {t('confirm.book')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

interface ClashAlertProps {
  readonly slot: Span;
  readonly clash: CalendarClash;
}

/** Other events at the time of an appointment, as text and as a chart. They do not prevent booking. */
function ClashAlert({ slot, clash }: ClashAlertProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const title = pickBilingual(clash, 'title', language);
  const range = ({ startsAt, endsAt }: Span) => format.times(format.time(startsAt), format.time(endsAt));
  const spanOf = (span: Span) => ({
    from: Date.parse(span.startsAt),
    to: Date.parse(span.endsAt),
    note: range(span),
  });
  return (
    <Alert tone="warning" silent title={t('clash.title')}>
      <Stack gap="small">
        <span>{t('clash.text', { title, range: range(clash) })}</span>
        <TimeOverlap
          own={{ id: 'slot', label: t('clash.own'), ...spanOf(slot) }}
          others={[{ id: 'clash', label: title, ...spanOf(clash) }]}
          formatTime={(moment) => format.time(new Date(moment).toISOString())}
        />
      </Stack>
    </Alert>
  );
}

/** Days after the chosen one in which other slots are offered. */
const daysAhead = 14;

/** Most other slots offered. */
const maxAlternatives = 5;

/** The current state of the chosen slot. */
interface ChosenSlot {
  /** Undefined while loading; null if it is no longer free. */
  readonly slot: CounsellingSlot | null | undefined;
  /** The next free slots, to offer instead. */
  readonly next: readonly CounsellingSlot[];
}

/** Looks up the chosen slot: its counsellor, other events, and whether it is still free. */
const useChosenSlot = (choice: BookingChoice): ChosenSlot => {
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const rules = useRules();
  const today = dayIn(now(), timeZone);
  const chosenDay = choice.slot === null ? today : dayIn(choice.slot, timeZone);
  const from = chosenDay < today ? today : chosenDay;
  const last = daysLater(today, rules?.furthestDays ?? defaultFurthestDays);
  const to = daysLater(from, daysAhead) > last ? last : daysLater(from, daysAhead);
  const { data } = useListCounsellingSlots({
    ...slotParams(choice),
    dateRange: from > last ? [today, last] : [from, to],
  });
  if (data === undefined) return { slot: undefined, next: [] };
  return {
    slot: data.slots.find(({ startsAt }) => startsAt === choice.slot) ?? null,
    next: data.slots.slice(0, maxAlternatives),
  };
};
