import { useShowJob, type OfferLetter } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toJob } from '../../../shared/navigation/paths.ts';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';

/** The history up to the offer, with a link to the job. */
export function OfferTimeline({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { job } = letter.offer;
  const { data: detail, isPending } = useShowJob(job.id);
  const { application } = job;
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
            answerByWords={(date) => t('answer.by', { date })}
          />
        )}
        <Button asChild fullWidth>
          <RouterLink to={toJob(job.audience, job.id)}>{t('timeline.seeJob')}</RouterLink>
        </Button>
      </Stack>
    </Card>
  );
}
