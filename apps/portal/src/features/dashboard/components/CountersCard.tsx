import { useJobCounters, useUniversityJobCounters, type JobCounters } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { CounterList } from '@michi/design-system/counter-list';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { jobTabKindsFor, jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { toJobs, type JobAudience } from '../../../shared/navigation/paths.ts';

interface CountersCardProps {
  readonly audience: JobAudience;
  readonly counters: JobCounters | undefined;
}

function CountersCard({ audience, counters }: CountersCardProps) {
  const { t } = useTranslation('dashboard');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const title = audience === 'PUBLIC' ? t('counters.public') : t('counters.university');
  const { data: profile } = useProfile();
  const kinds = jobTabKindsFor(audience, { isNonUniversity: profile?.isNonUniversity ?? true });
  return (
    <Card title={title}>
      {counters === undefined ? (
        <Stack gap="medium">
          {kinds.map(({ name }) => (
            <Skeleton key={name} />
          ))}
        </Stack>
      ) : (
        <CounterList
          label={title}
          items={kinds.map(({ tab, name, count }) => ({
            id: name,
            label: labels(`jobTab.${name}`),
            count: format.number(count(counters)),
            link: <Link to={toJobs(audience, { tab: tab === jobTabs.allJobs ? undefined : tab })} />,
          }))}
        />
      )}
    </Card>
  );
}

/** Number of public jobs by tab. */
export function PublicCountersCard() {
  const { data, isError } = useJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="PUBLIC" counters={data} />;
}

/** Number of jobs of the student's university by tab. */
export function UniversityCountersCard() {
  const { data, isError } = useUniversityJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="UNIVERSITY" counters={data} />;
}
