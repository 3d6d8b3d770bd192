import { useJobCounters, useUniversityJobCounters, type JobCounters } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { CounterList } from '@michi/design-system/counter-list';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { jobTabs } from '../../../shared/jobTabs.ts';
import { toJobs, type JobAudience } from '../../../shared/paths.ts';

/** The tabs of each list of jobs, in their order (product spec, section 2, "Jobs"). */
const countersOf = {
  PUBLIC: [
    'allJobs',
    'applied',
    'interviewRequest',
    'acceptedInterview',
    'interviewResult',
    'jobOffer',
    'unlucky',
  ],
  UNIVERSITY: [
    'allJobs',
    'applied',
    'recommendation',
    'internalRequest',
    'internalInterview',
    'internalInterviewAccepted',
    'internalInterviewResult',
  ],
} as const satisfies Record<JobAudience, readonly (keyof JobCounters)[]>;

interface CountersCardProps {
  readonly audience: JobAudience;
  readonly counters: JobCounters | undefined;
}

function CountersCard({ audience, counters }: CountersCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const title = audience === 'PUBLIC' ? t('counters.public') : t('counters.university');
  /** Only tabs that are there are led to. */
  const linkOf = (name: keyof JobCounters) => {
    if (name === 'allJobs') return { link: <Link to={toJobs(audience)} /> };
    if (name === 'applied') return { link: <Link to={toJobs(audience, { tab: jobTabs.appliedJobs })} /> };
    return {};
  };
  return (
    <Card title={title}>
      {counters === undefined ? (
        <Stack gap="medium">
          {countersOf[audience].map((name) => (
            <Skeleton key={name} />
          ))}
        </Stack>
      ) : (
        <CounterList
          label={title}
          items={countersOf[audience].map((name) => ({
            id: name,
            label: t(`counters.${name}`),
            count: format.number(counters[name]),
            ...linkOf(name),
          }))}
        />
      )}
    </Card>
  );
}

/** How many public jobs stand under each tab. */
export function PublicCountersCard() {
  const { data, isError } = useJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="PUBLIC" counters={data} />;
}

/** How many jobs of the student's university stand under each tab. */
export function UniversityCountersCard() {
  const { data, isError } = useUniversityJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="UNIVERSITY" counters={data} />;
}
