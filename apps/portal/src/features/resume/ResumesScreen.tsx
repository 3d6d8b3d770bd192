import {
  getListResumesQueryOptions,
  invalidateListResumes,
  useUpdateResume,
  showResume,
  type Resume,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { IconButton } from '@michi/design-system/icon-button';
import { ListRow } from '@michi/design-system/list-row';
import { Menu, MenuItem, MenuSeparator } from '@michi/design-system/menu';
import { PageHeader } from '@michi/design-system/page-header';
import { PageSketch } from '@michi/design-system/page-sketch';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Copy, Ellipsis, FileDown, FileInput, Link2, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths, safeNext, toResumePreview } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { saveFile } from '../../shared/ui/files/fetchFile.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { fileKindOf, layoutOf } from './choices.ts';
import {
  CreateDialog,
  ResumeTasks,
  type ResumeTask,
  type ResumeTaskName,
} from './components/ResumeDialogs.tsx';
import { UploadCard } from './components/UploadCard.tsx';
import { toJsonResume } from './json/jsonResume.ts';

/** The most resumes a student can have (the contract's limit). */
const maxResumes = 20;

const resumeListQuery = getListResumesQueryOptions();

export const clientLoader = () => prefetch([resumeListQuery]);

/** The student's resumes: created from the profile, and uploaded. */
export function Component() {
  const { t } = useTranslation('resume');
  const [query] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const [task, setTask] = useState<ResumeTask | null>(null);
  const next = safeNext(query.get('next'));
  // What stands below the list appears with it, so that it does not move. Offline the list may never come.
  const { fetchStatus, isPending } = useQuery(resumeListQuery);
  const isAwaited = isPending && fetchStatus !== 'paused';
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
        {!isAwaited && <UploadCard onRead={(resume) => setTask({ name: 'read', resume })} />}
      </Grid>

      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {task !== null && <ResumeTasks task={task} onClose={() => setTask(null)} />}
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
      title={<span role="status">{t('count', { count: data.length, most: maxResumes })}</span>}
    >
      <Stack as="ul" gap="none">
        {data.map((resume) => (
          <ResumeRow key={resume.id} resume={resume} onTask={(name) => start(name, resume)} />
        ))}
      </Stack>
    </Card>
  );
}

/** Downloads the content of a resume as a JSON Resume. */
const useExport = (): ((resume: Resume) => void) => {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const save = async ({ id, title }: Resume) => {
    try {
      const { content } = await showResume(id);
      if (content === null) return;
      const text = JSON.stringify(toJsonResume(content), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `${title}.json`);
      notify.success(t('export.done'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    }
  };
  return (resume) => void save(resume);
};

const useChooseDefault = (): ((id: string) => void) => {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const { mutate } = useUpdateResume({
    mutation: {
      onSuccess: () => {
        notify.success(t('saved'));
        return invalidateListResumes(client);
      },
    },
  });
  return (id) => mutate({ id, data: { isDefault: true } });
};

interface ResumeRowProps {
  readonly resume: Resume;
  readonly onTask: (name: ResumeTaskName) => void;
}

/** A resume of the list: what it is, how it is used, and its actions. */
function ResumeRow({ resume, onTask }: ResumeRowProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const choose = useChooseDefault();
  const exportResume = useExport();
  const { id, title, kind, file, isDefault, submissionCount, shareCount, updatedAt } = resume;
  const formName = resume.format !== null && t(`formats.${resume.format}`);
  return (
    <ListRow
      link={<Link to={toResumePreview(id)} />}
      leading={<PageSketch layout={layoutOf(resume.format)} />}
      title={title}
      subtitle={
        file === null
          ? formName !== title && formName
          : format.list([fileKindOf(file), format.fileSize(file.size)])
      }
      meta={format.list([
        t(kind === 'CREATED' ? 'changedOn' : 'uploadedOn', { date: format.date(updatedAt) }),
        t(`languages.${resume.language}`),
        submissionCount > 0 ? t('sent', { count: submissionCount }) : null,
        shareCount > 0 ? t('links', { count: shareCount }) : null,
      ])}
      footer={isDefault && <Badge tone="brand">{t('default')}</Badge>}
      aside={
        <Menu trigger={<IconButton size="small" icon={Ellipsis} label={t('more', { title })} />}>
          {!isDefault && (
            <MenuItem icon={Send} onClick={() => choose(id)}>
              {t('makeDefault')}
            </MenuItem>
          )}
          <MenuItem icon={Link2} onClick={() => onTask('share')}>
            {t('share.action')}
          </MenuItem>
          <MenuItem icon={Pencil} onClick={() => onTask('rename')}>
            {t('rename.action')}
          </MenuItem>
          <MenuItem icon={Copy} onClick={() => onTask('copy')}>
            {t('copy.action')}
          </MenuItem>
          {kind === 'CREATED' ? (
            <MenuItem icon={FileDown} onClick={() => exportResume(resume)}>
              {t('export.action')}
            </MenuItem>
          ) : (
            file?.mediaType !== 'application/msword' && (
              <MenuItem icon={FileInput} onClick={() => onTask('read')}>
                {t('read.action')}
              </MenuItem>
            )
          )}
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onClick={() => onTask('delete')}>
            {t('delete.action')}
          </MenuItem>
        </Menu>
      }
    />
  );
}
