import type { Job } from '@michi/api/job';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CircleSlash2, Lock, TriangleAlert, Users } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { lazyExtra } from '../../../shared/ui/screen/lazyPart.tsx';
import { StageBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { hasWarning, notEligibleLabel } from '../jobLabels.ts';

/** Loaded on demand: most jobs have no application. */
const ApplicationState = lazyExtra(async () => ({
  default: (await import('../../../shared/ui/detail/ApplicationState.tsx')).ApplicationState,
}));

/** State of a job in a list: the application, or the deadline and whether the job is full, closed or not eligible. */
export function JobState({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { application, applyBy, eligibility, entryDeadline, universityDeadline } = job;
  if (application !== null)
    return (
      <Suspense fallback={<StageBadge application={application} kind={job.kind} />}>
        <Stack gap="xxsmall">
          <ApplicationState application={application} kind={job.kind} />
          {application.appliedAt !== null && (
            <Text as="span" size="small">
              <Link asChild>
                <RouterLink to={toApplication(application.id)}>{labels('application.open')}</RouterLink>
              </Link>
            </Text>
          )}
        </Stack>
      </Suspense>
    );
  const deadline = eligibility.status === 'CLOSED' ? null : applyBy;
  return (
    <>
      <Inline gap="xsmall">
        {deadline !== null && <DeadlineBadge at={deadline} isPassive={!isOpenToYou(job)} />}
        {deadline === null && eligibility.status !== 'CLOSED' && (
          <Text as="span" size="tiny" tone="soft">
            {t('row.noDeadline')}
          </Text>
        )}
        {eligibility.status === 'FULL' && (
          <Badge icon={Users}>{t('row.full', { count: job.positions ?? 1 })}</Badge>
        )}
        {eligibility.status === 'CLOSED' && <Badge icon={Lock}>{t('row.closed')}</Badge>}
      </Inline>
      {universityDeadline !== null && (
        <Inline gap="xsmall">
          <Text as="span" size="tiny" tone="soft">
            {t('row.universityDeadline', { date: format.dateAndTime(universityDeadline) })}
          </Text>
          {entryDeadline !== null && (
            <Text as="span" size="tiny" tone="soft">
              {t('row.entryDeadline', { date: format.dateAndTime(entryDeadline) })}
            </Text>
          )}
        </Inline>
      )}
      {eligibility.status === 'NOT_FOR_YOU' && (
        <Inline gap="xxsmall" wrap={false}>
          <Icon icon={CircleSlash2} size="small" />
          <Text as="span" size="tiny" tone="soft">
            {t('row.notForYou', { reasons: notEligibleLabel(job, t) })}
          </Text>
        </Inline>
      )}
      {eligibility.status === 'CHECK_CONDITIONS' && hasWarning(job) && (
        <Inline gap="xxsmall" wrap={false}>
          <Text as="span" size="tiny" tone="warning">
            <Icon icon={TriangleAlert} size="small" />
          </Text>
          <Text as="span" size="tiny" tone="warning">
            {job.isStale ? t('row.stale') : t('row.checkConditions')}
          </Text>
        </Inline>
      )}
    </>
  );
}
