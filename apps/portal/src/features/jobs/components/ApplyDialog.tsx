import { actOnJob, jobActionRequestLimits, type JobDetail } from '@michi/api/job';
import type { Resume } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { patchJob, refreshJobs } from '../jobCache.ts';
import { jobReplyTime } from '../jobReplyTime.ts';
import { useApplyChoices } from '../useApplyChoices.ts';
import { ReasonChoice, withoutReason } from './ReasonChoice.tsx';
import { ResumeChoice, withoutResume } from './ResumeChoice.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useResponseRecord } from '../../../shared/ui/company/useResponseRecord.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

const { note: limits } = jobActionRequestLimits;

/** Id of the reason for applying in a resume; null if it has none, or leaves it out. */
const ownReason = ({ choices, reasonForApplyingId }: Resume): string | null =>
  choices?.leftOutSections.includes('REASON_FOR_APPLYING') === true ? null : reasonForApplyingId;

export interface ApplyDialogProps {
  readonly action: 'apply' | 'accept-recommendation';
  readonly detail: Pick<JobDetail, 'job'> & {
    readonly terms: Pick<JobDetail['terms'], 'resultWithinDays'>;
  };
  /** Address that opens this dialog again. */
  readonly returnTo: string;
  /** Records the dialog in the history before the student goes to the profile. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Form for applying, also by accepting a recommendation: the resume, the reason and the message that the company gets,
 * as shown. The application is sent once.
 */
export default function ApplyDialog({
  action,
  detail: { job, terms },
  returnTo,
  onLeave,
  onClose,
}: ApplyDialogProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const now = useContext(ClockContext)();
  const keyFor = useIdempotencyKey();
  const texts = useTexts();
  const { resumes, reasons } = useApplyChoices();
  /** The resume that goes along: unless said otherwise the first, also if the chosen one was deleted meanwhile. */
  const resumeOf = (chosen: string) =>
    chosen === withoutResume ? undefined : (resumes.all?.find(({ id }) => id === chosen) ?? resumes.all?.[0]);
  /** The reason that goes along: unless said otherwise that of the resume. */
  const reasonOf = (chosen: string, sent: Resume | undefined) =>
    chosen === withoutReason
      ? undefined
      : (reasons.all?.find(({ id }) => id === chosen) ??
        reasons.all?.find(({ id }) => sent !== undefined && id === ownReason(sent)));
  const state = useSentForm({
    id: `apply-${job.id}`,
    names: ['resume', 'reason', 'note'],
    isOneField: true,
    schema: z.object({ resume: z.string(), reason: z.string(), note: texts.optional(limits) }),
    defaultValues: { resume: '', reason: '', note: '' },
    draft: { name: `apply-${job.id}`, of: (fields) => fields },
    send: (fields) => {
      const sent = resumeOf(fields.resume);
      const words = typedText(fields.note);
      const data = {
        action,
        ...(sent !== undefined && { resumeId: sent.id }),
        reasonForApplyingId: reasonOf(fields.reason, sent)?.id ?? null,
        ...(words !== '' && { note: words }),
      };
      return actOnJob(job.id, data, keyFor(data));
    },
    restate: (fault) => ({
      ...fault,
      name: { resumeId: 'resume', reasonForApplyingId: 'reason' }[fault.name] ?? fault.name,
    }),
    onSent: ({ job: applied }) => {
      patchJob(client, job.id, () => applied);
      notify.success(t(`apply.done.${action}`));
      onClose();
      return refreshJobs(client);
    },
  });
  const { form, field, isSending, rules } = state;
  const [chosenResume, chosenReason] = useWatch({ control: form.control, name: ['resume', 'reason'] });
  const resume = resumeOf(chosenResume);
  const { record: counted } = useResponseRecord(job.company.id);
  const next = () => {
    const reply = jobReplyTime(terms, job.company, counted);
    if (reply === null) return t(counted === null ? 'apply.nextUnknown' : 'apply.nextUpdates');
    const expected = new Date(now.getTime() + reply.days * 24 * 60 * 60 * 1000);
    return t(`apply.nextWithin.${reply.source}`, {
      count: reply.days,
      date: format.date(expected.toISOString()),
    });
  };
  return (
    <OpenDialog
      onClose={onClose}
      title={t(`apply.title.${action}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            type="submit"
            form={rules.id}
            variant="primary"
            working={isSending || resumes.isPending || reasons.isPending}
            workingLabel={isSending ? t('sending') : t(`apply.send.${action}`)}
          >
            {t(`apply.send.${action}`)}
          </Button>
        </>
      }
    >
      <SentForm state={state}>
        <Stack gap="xxsmall">
          <Heading level={3} size="large">
            {pickBilingual(job, 'title', language)}
          </Heading>
          <Text tone="soft">
            {t('apply.what', { company: pickBilingual(job.company, 'name', language) })}
          </Text>
        </Stack>
        <ResumeChoice
          resumes={resumes}
          value={resume?.id ?? withoutResume}
          error={field('resume').error}
          onValueChange={(chosen) => form.setValue('resume', chosen, { shouldDirty: true })}
          returnTo={returnTo}
          onLeave={onLeave}
        />
        <ReasonChoice
          reasons={reasons}
          value={reasonOf(chosenReason, resume)}
          resume={resume}
          error={field('reason').error}
          onValueChange={(chosen) => form.setValue('reason', chosen, { shouldDirty: true })}
          returnTo={returnTo}
          onLeave={onLeave}
        />
        <LongText
          {...field('note', { isRequired: false })}
          label={t('apply.note')}
          hint={t('apply.noteHint', { formatted: format.number(limits.maxLength) })}
          limit={limits.maxLength}
        />
        <Alert tone="info" silent title={t('apply.next')}>
          {next()}
        </Alert>
      </SentForm>
    </OpenDialog>
  );
}
