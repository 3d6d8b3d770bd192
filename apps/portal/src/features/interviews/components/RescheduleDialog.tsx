import {
  actOnInterview,
  interviewActionRequestLimits as limits,
  type Interview,
  type RescheduleReason,
} from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { DateTimeField } from '@michi/design-system/date-time-field';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useContext, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { dayIn, instantOf } from '../../../shared/format/dates.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey, unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { cacheInterview } from '../interviewCache.ts';
import { candidateFault, clashesWith } from '../interviewTimes.ts';
import { useBusyTimes } from '../useBusyTimes.ts';

const rescheduleReasons: readonly RescheduleReason[] = [
  'CLASS_OR_EXAM',
  'ANOTHER_INTERVIEW',
  'ILLNESS',
  'TRAVEL',
  'OTHERS',
];

const candidateNames = ['candidate1', 'candidate2', 'candidate3'] as const;
interface RescheduleDialogProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** Requests another time with a reason, up to three proposed times and a note. The old time holds until it is changed. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone, zoneName: zone } = useTimeZone(interview.startsAt);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTextRules();
  const isTouch = useMedia('(pointer: coarse)');
  const state = useSentForm({
    id: useId(),
    names: ['reason', ...candidateNames, 'note'],
    schema: z
      .object({
        reason: texts.choice(labels('reasonForm.choose')),
        candidate1: z.string(),
        candidate2: z.string(),
        candidate3: z.string(),
        note: texts.optional(limits.note),
      })
      .check(
        z.superRefine((fields, context) => {
          const refuse = (name: keyof typeof fields, message: string) =>
            context.addIssue({ code: 'custom', path: [name], message });
          for (const [index, name] of candidateNames.entries()) {
            const fault = candidateFault(fields[name], {
              isRequired: index === 0,
              before: candidateNames.slice(0, index).map((each) => fields[each]),
              timeZone,
              now: now(),
            });
            if (fault !== null) refuse(name, t(`reschedule.fault.${fault}`));
          }
          if (fields.reason === 'OTHERS' && typedText(fields.note) === '')
            refuse('note', labels('reasonForm.noteNeeded'));
        }),
      ),
    defaultValues: { reason: '', candidate1: '', candidate2: '', candidate3: '', note: '' },
    draft: { name: `interview-reschedule-${interview.id}`, of: (fields) => fields },
    send: async (fields) => {
      const chosen = rescheduleReasons.find((each) => each === fields.reason);
      if (chosen === undefined) return unsent;
      const note = typedText(fields.note);
      const body = {
        action: 'reschedule' as const,
        reason: chosen,
        candidates: candidateNames.flatMap((name) => instantOf(fields[name], timeZone) ?? []),
        ...(note !== '' && { note }),
      };
      return actOnInterview(interview.id, body, keyFor(body));
    },
    onSent: (changed) => {
      const { interviewer, job } = interview;
      const recipient =
        interviewer === 'COMPANY'
          ? pickBilingual(job.company, 'name', language)
          : t('reschedule.yourUniversity');
      notify.success(t('reschedule.done', { recipient }));
      onClose();
      void cacheInterview(client, changed);
    },
    // The server counts the times that were sent, the form its boxes.
    restate: ({ name, message }, fields) => {
      const index = /^candidates(?:\.(\d))?$/.exec(name);
      const given = candidateNames.filter((each) => fields[each] !== '');
      return { name: index === null ? name : (given[Number(index[1] ?? 0)] ?? name), message };
    },
  });
  const { form, field } = state;
  const { control, setValue, formState } = form;
  const [reason, ...candidates] = useWatch({ control, name: ['reason', ...candidateNames] });
  const instants = candidates.flatMap((candidate) => instantOf(candidate, timeZone) ?? []);
  const { busy, isKnown } = useBusyTimes(interview, instants, instants.length > 0);
  const length = Date.parse(interview.endsAt) - Date.parse(interview.startsAt);

  const noteFor = (candidate: string) => {
    const startsAt = instantOf(candidate, timeZone);
    if (startsAt === null) return null;
    const endsAt = new Date(Date.parse(startsAt) + length).toISOString();
    const [clash] = clashesWith(busy, { startsAt, endsAt });
    if (clash !== undefined) {
      return (
        <CandidateNote icon={TriangleAlert} tone="warning">
          {t('reschedule.clash', { title: clash.title })}
        </CandidateNote>
      );
    }
    return isKnown ? (
      <CandidateNote icon={CircleCheck} tone="success">
        {t('reschedule.free')}
      </CandidateNote>
    ) : null;
  };

  return (
    <OpenDialog
      onClose={onClose}
      title={t('reschedule.title')}
      description={format.list([
        pickBilingual(interview.job.company, 'name', language),
        pickBilingual(interview, 'phase', language),
      ])}
      footerStart={
        <Text size="tiny" tone="soft">
          {t('reschedule.draft')}
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
        <Select<RescheduleReason>
          {...field('reason', { isRequired: true })}
          label={labels('reasonForm.reason')}
          placeholder={labels('reasonForm.choose')}
          options={rescheduleReasons.map((value) => ({ value, label: labels(`declineReason.${value}`) }))}
        />
        <Stack gap="medium">
          <Stack gap="xxsmall">
            <Text weight="strong">{t('reschedule.times')}</Text>
            {zone !== null && (
              <Text size="small" tone="soft">
                {zone}
              </Text>
            )}
          </Stack>
          {candidateNames.map((name, index) => {
            const value = candidates[index] ?? '';
            const { id, requirement, error } = field(name, { isRequired: index === 0 });
            return (
              <DateTimeField
                key={name}
                {...{ id, requirement, error }}
                label={t('reschedule.candidate', { number: index + 1 })}
                dateLabel={t('reschedule.date')}
                timeLabel={t('reschedule.time')}
                datePlaceholder={t('reschedule.chooseDate')}
                writeDate={format.date}
                nativeTime={isTouch}
                firstDate={dayIn(now(), timeZone)}
                value={value}
                onValueChange={(next) =>
                  setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
                }
                note={noteFor(value)}
              />
            );
          })}
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

interface CandidateNoteProps {
  readonly icon: IconComponent;
  readonly tone: 'success' | 'warning';
  readonly children: string;
}

function CandidateNote({ icon, tone, children }: CandidateNoteProps) {
  return (
    <Text as="span" size="small" tone={tone}>
      <Inline as="span" gap="xxsmall" wrap={false}>
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}
