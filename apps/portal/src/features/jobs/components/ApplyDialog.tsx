import { useActOnJob, type JobDetail } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { drafts } from '../../../shared/offline/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { patchJob, refreshJobs } from '../jobCache.ts';
import { longestNote, noteWithReason } from '../noteWithReason.ts';
import { useApplyChoices } from '../useApplyChoices.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import { ResumeChoice, withoutResume } from './ResumeChoice.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface ApplyDialogProps {
  readonly detail: Pick<JobDetail, 'job' | 'companyResponseRecord'> & {
    readonly terms: Pick<JobDetail['terms'], 'resultWithinDays'>;
  };
  /** Address that opens this dialog again. */
  readonly returnTo: string;
  /** Records the dialog in the history before the student goes to the profile. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Form for applying: resume, reason and message to the company. The application is sent once. */
export default function ApplyDialog({
  detail: { job, companyResponseRecord: counted, terms },
  returnTo,
  onLeave,
  onClose,
}: ApplyDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const now = useContext(ClockContext)();
  const keyFor = useIdempotencyKey();
  const form = `apply-${job.id}`;
  const [fields, setFields] = useState(() => drafts.read(form));
  const { resumes, reasons } = useApplyChoices();
  const { note = '', resume: keptResume = '', reason = '' } = fields;
  const change = (changed: Readonly<Record<string, string>>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    drafts.keep(form, next);
  };
  const { mutate, isPending, error } = useActOnJob({
    mutation: {
      onSuccess: ({ job: applied }) => {
        drafts.discard(form);
        patchJob(client, job.id, () => applied);
        notify.success(t('apply.done'));
        onClose();
        return refreshJobs(client);
      },
    },
  });
  // What was chosen may have been deleted meanwhile; unless said otherwise the first goes along.
  const chosenResume = resumes.all?.find(({ id }) => id === keptResume) ?? resumes.all?.[0];
  const resumeId = keptResume === withoutResume ? undefined : chosenResume?.id;
  const send = () => {
    const words = typedText(note);
    const data = {
      action: 'apply' as const,
      ...(resumeId !== undefined && { resumeId }),
      ...(words !== '' && { note: words }),
    };
    mutate({ id: job.id, data, headers: keyFor(data) });
  };
  const { responseDays } = job.company;
  // What the result is expected by after applying comes first, so that it is the date shown afterwards.
  const next = () => {
    const { resultWithinDays } = terms;
    if (resultWithinDays !== null) {
      const expected = new Date(now.getTime() + resultWithinDays * 24 * 60 * 60 * 1000);
      return t('apply.nextResult', {
        count: resultWithinDays,
        date: format.date(expected.toISOString()),
      });
    }
    if (responseDays !== null) return t('apply.nextExpected', { count: responseDays });
    if (counted === null) return t('apply.nextUnknown');
    return counted.medianDays === null
      ? t('apply.nextUpdates')
      : t('apply.nextCounted', { count: counted.medianDays });
  };
  return (
    <OpenDialog
      onClose={onClose}
      title={t('apply.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            variant="primary"
            working={isPending || resumes.isPending}
            workingLabel={isPending ? t('sending') : t('apply.send')}
            onClick={send}
          >
            {t('apply.send')}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, shared)}
          </Alert>
        )}
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
          value={resumeId ?? withoutResume}
          error={fieldErrors(error)['resumeId']}
          onChange={(resume) => change({ resume })}
          returnTo={returnTo}
          onLeave={onLeave}
        />
        <ReasonChoice
          reasons={reasons}
          value={reason}
          onChoose={({ id, text }) =>
            change({
              reason: id,
              note: noteWithReason(
                note,
                text,
                (reasons.all ?? []).map((each) => each.text),
              ),
            })
          }
          returnTo={returnTo}
          onLeave={onLeave}
        />
        <LongText
          label={t('apply.note')}
          requirement={shared('form.optional')}
          hint={t('apply.noteHint', { formatted: format.number(longestNote) })}
          error={fieldErrors(error)['note']}
          limit={longestNote}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Alert tone="info" silent title={t('apply.next')}>
          {next()}
        </Alert>
      </Stack>
    </OpenDialog>
  );
}
