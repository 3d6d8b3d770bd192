import { actOnJob, jobActionRequestLimits, type Job, type JobDetail } from '@michi/api/job';
import type { ReasonForApplying, Resume } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { CarefulReading } from '../../../shared/careful-reading/CarefulReading.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob } from '../../../shared/navigation/paths.ts';
import { useResponseRecord } from '../../../shared/ui/detail/useReplyTime.ts';
import { isOpenToYou } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useFields, useIdempotencyKey, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { jobReplyTime } from '../jobLabels.ts';
import { patchJob, refreshJobs } from '../queries.ts';
import {
  ReasonChoice,
  ResumeChoice,
  useApplyChoices,
  withoutReason,
  withoutResume,
} from './ApplyChoices.tsx';

/** State of applying for a job. */
export interface Applying {
  /** Whether there is an application that was not withdrawn. */
  readonly hasOpenApplication: boolean;
  readonly canApply: boolean;
  /** Opens the dialog, for applying or for accepting the recommendation. */
  readonly begin: () => void;
  /** The apply dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Opens the apply dialog of a job, also for a student who returns to it from the profile. */
export function useApplying(detail: JobDetail): Applying {
  const { job } = detail;
  const applicationReturn = useApplicationReturn(job);
  const [isOpen, setOpen] = useState(applicationReturn.isReturning);
  const hasOpenApplication = job.application !== null && job.application.stage !== 'WITHDRAWN';
  const canApply = !hasOpenApplication && isOpenToYou(job);
  const canAccept = job.application?.allowedActions.includes('accept-recommendation') === true;
  return {
    hasOpenApplication,
    canApply,
    begin: () => setOpen(true),
    dialog: isOpen && (canApply || canAccept) && (
      <ApplyDialog
        action={canAccept ? 'accept-recommendation' : 'apply'}
        detail={detail}
        returnTo={applicationReturn.address}
        onLeave={applicationReturn.remember}
        onClose={() => {
          setOpen(false);
          applicationReturn.forget();
        }}
      />
    ),
  };
}

/** Query parameter with the id of the job whose apply dialog is open. */
const parameter = 'apply';

interface ApplicationReturn {
  /** Whether the student returns from the profile. */
  readonly isReturning: boolean;
  /** Address that opens this dialog again. */
  readonly address: string;
  /** Writes it to the history, so that Back opens the dialog again. */
  readonly remember: () => void;
  readonly forget: () => void;
}

/** Lets students leave the apply dialog for the profile and return to it, with the open job and all filters. */
function useApplicationReturn({ id, audience }: Pick<Job, 'id' | 'audience'>): ApplicationReturn {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const isReturning = query.get(parameter) === id;
  const list = new URLSearchParams(query);
  list.delete('id');
  list.set(parameter, id);
  const address = `${toJob(audience, id)}&${list.toString()}`;
  return {
    isReturning,
    address,
    remember: () => void navigate(address, { replace: true, preventScrollReset: true }),
    forget: () => {
      if (!isReturning) return;
      setQuery(
        (before) => {
          before.delete(parameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

const { note: limits } = jobActionRequestLimits;

/** Id of the reason for applying in a resume; null if it has none, or leaves it out. */
const ownReason = ({ choices, reasonForApplyingId }: Resume): string | null =>
  choices?.leftOutSections.includes('REASON_FOR_APPLYING') === true ? null : reasonForApplyingId;

interface ApplyDialogProps {
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
export function ApplyDialog({
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
  const texts = useTextRules();
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
    hasErrorSummary: false,
    schema: z.object({ resume: z.string(), reason: z.string(), note: texts.optional(limits) }),
    defaultValues: { resume: '', reason: '', note: '' },
    draft: { name: `apply-${job.id}`, of: (fields) => fields },
    send: (fields) => {
      const sent = resumeOf(fields.resume);
      const note = typedText(fields.note);
      const data = {
        action,
        ...(sent !== undefined && { resumeId: sent.id }),
        reasonForApplyingId: reasonOf(fields.reason, sent)?.id ?? null,
        ...(note !== '' && { note }),
      };
      return actOnJob(job.id, data, keyFor(data));
    },
    restate: (fault) => ({
      ...fault,
      name: { resumeId: 'resume', reasonForApplyingId: 'reason' }[fault.name] ?? fault.name,
    }),
    onSent: ({ job: applied }) => {
      patchJob(client, job.id, () => applied);
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
        <SentTexts company={job.company} reason={reasonOf(chosenReason, resume)} />
        <Alert tone="info" silent title={t('apply.next')}>
          {next()}
        </Alert>
      </SentForm>
    </OpenDialog>
  );
}

interface SentTextsProps {
  readonly company: Job['company'];
  /** The reason that goes along. */
  readonly reason: ReasonForApplying | undefined;
}

/** What a careful reader would notice in the reason and the message; typing renders this part of the dialog alone. */
function SentTexts({ company, reason }: SentTextsProps) {
  const { t } = useTranslation('jobs');
  const { form, field } = useFields<{ readonly note: string }>();
  const note = useWatch({ control: form.control, name: 'note' });
  return (
    <CarefulReading
      company={company}
      medium="WRITING"
      texts={[
        { label: t('apply.reason'), text: reason?.text ?? '' },
        { label: t('apply.note'), text: note, fieldId: field('note').id },
      ]}
    />
  );
}
