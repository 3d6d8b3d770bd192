import { useShowJob, type Interview } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob } from '../../../shared/navigation/paths.ts';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';

/** Past and known future events of the application, with a link to the job. */
export function InterviewTimeline({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { job, status, result, startsAt } = interview;
  const { data: detail, isPending } = useShowJob(job.id);
  const { application } = job;
  const isAhead =
    result === null &&
    status !== 'DENIED' &&
    status !== 'CANCELLED' &&
    Date.parse(startsAt) > now().getTime();
  const expected = job.application?.resultExpectedBy ?? null;
  return (
    <Card title={t('timeline.title')} level={2}>
      <Stack gap="medium">
        {isPending && <SkeletonOutline kind="steps" count={3} label={t('loading')} />}
        {detail !== undefined && application !== null && detail.timeline.length > 0 && (
          <ApplicationTimeline
            application={application}
            kind={job.kind}
            timeline={detail.timeline}
            label={t('timeline.title')}
            answerByWords={(date) => t('state.answerBy', { date })}
            coming={[
              ...(isAhead
                ? [
                    {
                      id: 'interview',
                      label: pickBilingual(interview, 'phase', language),
                      time: format.dateAndTime(startsAt),
                    },
                  ]
                : []),
              ...(status === 'ACCEPTED' && result === null && expected !== null
                ? [
                    {
                      id: 'result',
                      label: t('timeline.result'),
                      note: t('timeline.resultNote'),
                      time: t('timeline.by', { date: format.date(expected) }),
                    },
                  ]
                : []),
            ]}
          />
        )}
        <Button asChild fullWidth>
          <RouterLink to={toJob(job.audience, job.id)}>{t('timeline.seeJob')}</RouterLink>
        </Button>
      </Stack>
    </Card>
  );
}
