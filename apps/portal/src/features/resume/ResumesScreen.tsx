import { getListResumesQueryOptions, type Resume } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { ResumeRow } from './components/ResumeRow.tsx';
import type { ResumeTask, ResumeTaskName } from './components/ResumeTasks.tsx';
import { UploadCard } from './components/UploadCard.tsx';
import { lazyDialog, lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
import { FailedState } from '../../shared/ui/results/FailedState.tsx';

const CreateDialog = lazyDialog(() => import('./components/CreateDialog.tsx'));
const ResumeTasks = lazyPart(() => import('./components/ResumeTasks.tsx'));

/** The most resumes a student can have (the contract's limit). */
const mostResumes = 20;

const resumeListQuery = getListResumesQueryOptions();

export const clientLoader = () => prefetch([resumeListQuery]);

/** The student's resumes: created from the profile, and uploaded. */
export function Component() {
  const { t } = useTranslation('resume');
  const [query] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const [task, setTask] = useState<ResumeTask | null>(null);
  const next = safeNext(query.get('next'));
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t('create.action')}
    </Button>
  );
  return (
    <Stack gap="medium">
      <PageHeader
        back={
          <BackLink to={next ?? paths.profile}>{next === null ? t('backToProfile') : t('backTo')}</BackLink>
        }
        title={t('title')}
        subtitle={t('subtitle')}
        actions={create}
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <ResumeList onTask={setTask} onCreate={() => setCreating(true)} />
        <UploadCard onRead={(resume) => setTask({ name: 'read', resume })} />
      </Grid>
      <Suspense fallback={null}>
        {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
        {task !== null && <ResumeTasks task={task} onClose={() => setTask(null)} />}
      </Suspense>
    </Stack>
  );
}

interface ResumeListProps {
  readonly onTask: (task: ResumeTask) => void;
  readonly onCreate: () => void;
}

function ResumeList({ onTask, onCreate }: ResumeListProps) {
  const { t } = useTranslation('resume');
  const { data, isError, refetch } = useQuery(resumeListQuery);
  if (data === undefined) {
    return isError ? (
      <Card>
        <FailedState title={t('listFailed')} onTryAgain={refetch} />
      </Card>
    ) : (
      <Awaited>
        <Card padding="none">
          <SkeletonRows label={t('loading')} count={3} />
        </Card>
      </Awaited>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('empty.title')}
          description={t('empty.text')}
          actions={<Button onClick={onCreate}>{t('empty.action')}</Button>}
        />
      </Card>
    );
  }
  const start = (name: ResumeTaskName, resume: Resume) => onTask({ name, resume });
  return (
    <Card
      padding="none"
      ruled
      title={<span role="status">{t('count', { count: data.length, most: mostResumes })}</span>}
    >
      <Stack as="ul" gap="none">
        {data.map((resume) => (
          <ResumeRow key={resume.id} resume={resume} onTask={(name) => start(name, resume)} />
        ))}
      </Stack>
    </Card>
  );
}
