import { actOnInterview, type Interview, type RescheduleReason } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { DateTimeField } from '@michi/design-system/date-time-field';
import { Dialog } from '@michi/design-system/dialog';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId } from 'react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn, instantOf } from '../../../shared/format/zonedTime.ts';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { clashesWith } from '../busyTimes.ts';
import { candidateFault } from '../candidates.ts';
import { rescheduleReasons } from '../rescheduleReasons.ts';
import { keepInterview } from '../interviewCache.ts';
import { useBusyTimes } from '../useBusyTimes.ts';
import { CandidateNote } from './CandidateNote.tsx';

const candidateNames = ['candidate1', 'candidate2', 'candidate3'] as const;
const names = ['reason', ...candidateNames, 'note'] as const;

type Fields = Record<(typeof names)[number], string>;

/** Characters of free text, as the contract has it. */
const longestNote = 2000;

export interface RescheduleDialogProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** Asks for another time: why, up to three times the student can make, and a word. The old time stays meanwhile. */
export default function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone, words: zoneWords } = useTimeZone(interview.startsAt);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const formName = `interview-reschedule-${interview.id}`;
  const {
    register,
    handleSubmit,
    setError,
    subscribe,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Fields>({
    defaultValues: {
      reason: '',
      candidate1: '',
      candidate2: '',
      candidate3: '',
      note: '',
      ...drafts.read(formName),
    },
    shouldFocusError: false,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keep(formName, values) }),
    [subscribe, formName],
  );
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

  const send = async (fields: Fields) => {
    const chosen = rescheduleReasons.find((each) => each === fields.reason);
    if (chosen === undefined) {
      setError('reason', { message: labels('reasonForm.choose') });
      return;
    }
    const given = candidateNames.filter((name) => fields[name] !== '');
    const words = fields.note.trim();
    const body = {
      action: 'reschedule' as const,
      reason: chosen,
      candidates: given.flatMap((name) => instantOf(fields[name], timeZone) ?? []),
      ...(words !== '' && { note: words }),
    };
    try {
      const answered = await actOnInterview(interview.id, body, keyFor(body));
      drafts.discard(formName);
      notify.success(t('reschedule.done'));
      onClose();
      void keepInterview(client, answered);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
      // The server counts the times that were sent, the form its boxes.
      for (const [field, message] of Object.entries(fieldErrors(error))) {
        const index = /^candidates(?:\.(\d))?$/.exec(field);
        const name = index === null ? undefined : given[Number(index[1] ?? 0)];
        if (name !== undefined) setError(name, { message });
      }
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
      title={t('reschedule.title')}
      description={format.list([
        pickBilingual(interview.job.company, 'name', language),
        pickBilingual(interview, 'phase', language),
      ])}
      closeLabel={shared('actions.close')}
      footerStart={
        <Text size="tiny" tone="soft">
          {t('reschedule.draft')}
        </Text>
      }
      footer={
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="large"
          working={isSubmitting}
          workingLabel={t('sending')}
        >
          {t('reschedule.send')}
        </Button>
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
            <Alert tone="danger">{errors.root.message}</Alert>
          )}
          <Alert tone="info" silent>
            {t('reschedule.kept', { date: format.dateAndTimeWithZone(interview.startsAt) })}
          </Alert>
          <Select<RescheduleReason>
            id={`${form}-reason`}
            label={labels('reasonForm.reason')}
            requirement={shared('form.required')}
            placeholder={labels('reasonForm.choose')}
            options={rescheduleReasons.map((value) => ({ value, label: labels(`declineReason.${value}`) }))}
            error={errors.reason?.message}
            {...register('reason', { required: labels('reasonForm.choose') })}
          />
          <Stack gap="medium">
            <Stack gap="xxsmall">
              <Text weight="strong">{t('reschedule.times')}</Text>
              <Text size="small" tone="soft">
                {zoneWords}
              </Text>
            </Stack>
            {candidateNames.map((name, index) => (
              <Controller
                key={name}
                control={control}
                name={name}
                rules={{
                  validate: (value, fields) => {
                    const fault = candidateFault(value, {
                      isRequired: index === 0,
                      before: candidateNames.slice(0, index).map((each) => fields[each]),
                      timeZone,
                      now: now(),
                    });
                    return fault === null || t(`reschedule.fault.${fault}`);
                  },
                }}
                render={({ field }) => (
                  <DateTimeField
                    id={`${form}-${name}`}
                    label={t('reschedule.candidate', { number: index + 1 })}
                    requirement={index === 0 ? shared('form.required') : shared('form.optional')}
                    dateLabel={t('reschedule.date')}
                    timeLabel={t('reschedule.time')}
                    firstDate={dayIn(now(), timeZone)}
                    value={field.value}
                    onValueChange={field.onChange}
                    onBlur={field.onBlur}
                    note={noteFor(field.value)}
                    error={errors[name]?.message}
                  />
                )}
              />
            ))}
          </Stack>
          <TextArea
            id={`${form}-note`}
            label={t('reschedule.note')}
            requirement={reason === 'OTHERS' ? shared('form.required') : shared('form.optional')}
            hint={labels('reasonForm.noteHint', { formatted: format.number(longestNote) })}
            rows={3}
            maxLength={longestNote}
            error={errors.note?.message}
            {...register('note', {
              validate: (text, fields) =>
                fields.reason !== 'OTHERS' || text.trim() !== '' || labels('reasonForm.noteNeeded'),
            })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
