import {
  actOnInterview,
  interviewActionRequestLimits as limits,
  type Interview,
  type RescheduleReason,
} from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Collapsible } from '@michi/design-system/collapsible';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useHolidays } from '../../../shared/format/useHolidays.ts';
import { useHoursText } from '../../../shared/format/useHoursText.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { Draft } from '../../../shared/offline/drafts.ts';
import { sentences } from '../../../shared/ui/detail/StatedFacts.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import {
  useIdempotencyKey,
  unsent,
  useSentForm,
  type FieldProps,
} from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { furthestDays, hoursOf, lengthOf, maxTimes, spanFrom, suggestTimes, withTime } from '../freeTimes.ts';
import { cacheInterview } from '../interviewCache.ts';
import { clashesWith } from '../interviewTimes.ts';
import { useBusyTimes } from '../useBusyTimes.ts';
import { WeekTimes } from './WeekTimes.tsx';

const rescheduleReasons: readonly RescheduleReason[] = [
  'CLASS_OR_EXAM',
  'ANOTHER_INTERVIEW',
  'ILLNESS',
  'TRAVEL',
  'OTHERS',
];

interface RescheduleDialogProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/**
 * Requests another time with a reason, up to three proposed times and a note. Three times that are free for both stand ready;
 * the student's own are added on the week. The old time holds until it is changed.
 */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const clock = useContext(ClockContext);
  // The times stay as they are while the dialog is open.
  const [now] = useState(clock);
  const { timeZone, zoneName: zone } = useTimeZone(interview.startsAt);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTextRules();
  const hoursText = useHoursText();
  const { busy, busyDays, isChecking, isKnown } = useBusyTimes(interview, lookedAt(now), true);
  const holidays = useHolidays();
  const hours = useMemo(() => hoursOf(interview, holidays), [interview, holidays]);
  const length = lengthOf(interview);
  const suggested = useMemo(
    () =>
      isChecking || hours === null ? [] : suggestTimes({ interview, hours, busy, busyDays, timeZone, now }),
    [isChecking, hours, interview, busy, busyDays, timeZone, now],
  );
  /** Null as long as the student has not changed what was suggested. */
  const chosenOf = (times: readonly string[] | null) =>
    (times ?? suggested).filter((time) => Date.parse(time) > now.getTime());
  const id = useId();
  const state = useSentForm({
    id,
    names: ['reason', 'times', 'note'],
    schema: z
      .object({
        reason: texts.choice(labels('reasonForm.choose')),
        times: z.nullable(z.array(z.string())),
        note: texts.optional(limits.note),
      })
      .check(
        z.superRefine((fields, context) => {
          const refuse = (name: keyof typeof fields, message: string) =>
            context.addIssue({ code: 'custom', path: [name], message });
          if (chosenOf(fields.times).length === 0) refuse('times', t('reschedule.fault.missing'));
          if (fields.reason === 'OTHERS' && typedText(fields.note) === '')
            refuse('note', labels('reasonForm.noteNeeded'));
        }),
      ),
    defaultValues: { reason: '', times: null, note: '' },
    draft: { name: `interview-reschedule-${interview.id}`, of: writeDraft, read: readDraft },
    send: async (fields) => {
      const reason = rescheduleReasons.find((each) => each === fields.reason);
      if (reason === undefined) return unsent;
      const note = typedText(fields.note);
      const body = {
        action: 'reschedule' as const,
        reason,
        candidates: chosenOf(fields.times).toSorted(),
        ...(note !== '' && { note }),
      };
      return actOnInterview(interview.id, body, { headers: keyFor(body) });
    },
    // The screen then says which times were sent, and that the current one is kept.
    onSent: (changed) => {
      onClose();
      void cacheInterview(client, changed);
    },
    restate: ({ name, message }) => ({ name: name.startsWith('candidates') ? 'times' : name, message }),
  });
  const { form, field } = state;
  const { control, setValue, formState } = form;
  const [reason, times] = useWatch({ control, name: ['reason', 'times'] });
  const chosen = chosenOf(times);
  // What was once chosen stays in the list, to be chosen again.
  const [added, setAdded] = useState(() => chosenOf(times));
  const [replaced, setReplaced] = useState<string | null>(null);
  const rows = [...new Set([...suggested, ...added])].toSorted();
  const choose = (name: 'reason' | 'times', value: string | string[]) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const toggle = (time: string) => {
    const next = chosen.includes(time)
      ? chosen.filter((each) => each !== time)
      : withTime(chosen, time, suggested);
    setReplaced(chosen.find((each) => each !== time && !next.includes(each)) ?? null);
    setAdded([...added, time]);
    choose('times', [...next]);
  };
  const spanText = (startsAt: string) => {
    const { endsAt } = spanFrom(startsAt, length);
    return t('reschedule.span', {
      date: format.date(startsAt),
      times: format.times(format.time(startsAt), format.time(endsAt)),
    });
  };
  const clashNote = (startsAt: string) => {
    const [clash] = clashesWith(busy, spanFrom(startsAt, length));
    return clash === undefined ? undefined : t('reschedule.clash', { title: clash.title });
  };
  const about = () => {
    const whose = interview.interviewHours === null ? 'usual' : 'company';
    if (hours === null) return t('reschedule.hoursUnknown');
    const count = suggested.length;
    if (count === 0) return t('reschedule.none');
    return sentences(language, [
      t(`reschedule.within.${whose}`, { hours: hoursText(hours) }),
      isKnown ? t('reschedule.free') : t('reschedule.unchecked'),
      count < maxTimes ? t('reschedule.found', { count }) : null,
    ]);
  };

  return (
    <OpenDialog
      size="large"
      onClose={onClose}
      title={t('reschedule.title')}
      description={format.list([
        pickBilingual(interview.job.company, 'name', language),
        pickBilingual(interview, 'phase', language),
      ])}
      footerStart={
        <Text size="tiny" tone="soft">
          {/* At the foot, since the week is higher than the screen. */}
          <span role="status">
            {replaced !== null && t('reschedule.replaced', { time: spanText(replaced) })}
          </span>
          {replaced === null && t('reschedule.draft')}
        </Text>
      }
      footer={
        <SubmitButton size="large" state={state} workingLabel={t('sending')}>
          {t('reschedule.send')}
        </SubmitButton>
      }
    >
      <SentForm state={state}>
        <Alert tone="info" silent>
          {t('reschedule.kept', { date: format.dateAndTimeWithZone(interview.startsAt) })}
        </Alert>
        <ChoiceTiles<RescheduleReason>
          {...choiceOf(field('reason', { isRequired: true }))}
          label={labels('reasonForm.reason')}
          fill="small"
          value={rescheduleReasons.find((each) => each === reason) ?? null}
          onValueChange={(value) => choose('reason', value)}
          options={rescheduleReasons.map((value) => ({ value, label: labels(`declineReason.${value}`) }))}
        />
        <Stack gap="small">
          <CheckboxGroup
            {...choiceOf(field('times', { isRequired: true }))}
            label={t('reschedule.times')}
            hint={
              isChecking ? undefined : (
                <>
                  {about()}
                  {zone !== null && <Text as="span" size="small">{` ${zone}`}</Text>}
                </>
              )
            }
          >
            {isChecking ? (
              <div role="status" aria-label={t('answer.checking')}>
                <Stack gap="small">
                  <Skeleton kind="title" width="half" />
                  <Skeleton kind="title" width="half" />
                  <Skeleton kind="title" width="half" />
                </Stack>
              </div>
            ) : (
              rows.map((time) => (
                <Checkbox
                  key={time}
                  label={spanText(time)}
                  hint={clashNote(time)}
                  checked={chosen.includes(time)}
                  onChange={() => toggle(time)}
                />
              ))
            )}
          </CheckboxGroup>
          {!isChecking && (
            <Collapsible title={t('week.title')} defaultOpen={suggested.length === 0}>
              <WeekTimes
                choosing={{ hours, busy, length, timeZone, now }}
                value={chosen}
                onValueChange={toggle}
              />
            </Collapsible>
          )}
        </Stack>
        <LongText
          {...field('note', { isRequired: reason === 'OTHERS' })}
          label={t('reschedule.note')}
          hint={labels('reasonForm.noteHint', { formatted: format.number(limits.note.maxLength) })}
          limit={limits.note.maxLength}
        />
      </SentForm>
    </OpenDialog>
  );
}

/** What a group of choices takes of a field. */
const choiceOf = ({ id, requirement, error }: FieldProps) => ({ id, requirement, error });

/** The days that the week shows. */
const lookedAt = (now: Date): readonly string[] =>
  [0, furthestDays].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());

interface RescheduleFields {
  readonly reason: string;
  /** Null as long as the student has not changed what was suggested. */
  readonly times: readonly string[] | null;
  readonly note: string;
}

/** What is suggested is not kept, since it may be taken when the dialog opens again. */
const writeDraft = ({ reason, times, note }: RescheduleFields): Draft => ({
  reason,
  note,
  ...(times !== null && { times: times.join(' ') }),
});

const readDraft = ({ reason = '', times, note = '' }: Draft) => ({
  reason,
  note,
  times: times?.split(' ').filter((time) => time !== '') ?? null,
});
