import { useStudentProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { FirstJobsCard, FirstJobsSkeleton } from './FirstJobsCard.tsx';
import { countSteps, FirstStepsList, type FirstStepsProps } from './FirstStepsList.tsx';

interface NewStudentProps {
  /** Responses that others wait for; null without any. */
  readonly due: ReactNode;
  /** Cards beside the first steps, or below them on a phone. */
  readonly beside: ReactNode;
  /** Shown once the first steps are done. */
  readonly dashboard: ReactNode;
}

/**
 * The dashboard of a student who has applied to neither a job nor a seminar: jobs to begin with, and the first steps, until
 * they are done.
 */
export function NewStudent({ due, beside, dashboard }: NewStudentProps) {
  const { t } = useTranslation('first-steps');
  const { data: student, isError, refetch } = useStudentProfile();
  const firstSteps = student?.firstSteps;
  const count = firstSteps ? countSteps(firstSteps) : undefined;
  if (firstSteps === null) return dashboard;
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Stack gap="large">
        {due}
        {student !== undefined ? <FirstJobsCard student={student} /> : !isError && <FirstJobsSkeleton />}
        <Card title={t('title')} headerEnd={count && t('progress', count)} padding="none" ruled>
          {student !== undefined && firstSteps !== undefined ? (
            <FirstStepsList student={student} firstSteps={firstSteps} />
          ) : isError ? (
            <FailedState plain size="card" level={3} title={t('failed')} onTryAgain={refetch} />
          ) : (
            <Awaited isInCard level={3}>
              <SkeletonRows label={t('loading')} count={4} />
            </Awaited>
          )}
        </Card>
      </Stack>
      <Stack gap="large">{beside}</Stack>
    </Grid>
  );
}

/** The first steps that a student who has applied has not done yet; nothing without any. */
export function RemainingSteps() {
  const { data: student } = useStudentProfile();
  if (student === undefined || student.firstSteps === null) return null;
  return <RemainingStepsCard student={student} firstSteps={student.firstSteps} />;
}

function RemainingStepsCard({ student, firstSteps }: Pick<FirstStepsProps, 'student' | 'firstSteps'>) {
  const { t } = useTranslation('first-steps');
  return (
    <Card title={t('title')} headerEnd={t('progress', countSteps(firstSteps))} padding="none" ruled>
      <FirstStepsList student={student} firstSteps={firstSteps} isOnlyOpen />
    </Card>
  );
}
