import { getResumeFileUrl, type Resume } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { locate } from '@michi/api/transport';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { fetchFile } from '../../../shared/ui/files/fetchFile.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { fileKindOf } from '../resumeLabels.ts';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

/** An uploaded resume: a PDF is shown, a file of a word processor can be downloaded. */
export function UploadedPreview({ resume }: { readonly resume: Resume }) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const { id, title, file, language } = resume;
  const path = locate(getResumeFileUrl(id));
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={paths.resumes}>{t('backToResumes')}</BackLink>}
        title={title}
        subtitle={file !== null && format.list([fileKindOf(file), format.fileSize(file.size)])}
        actions={
          <DownloadButton path={path} fileName={file?.fileName ?? title} workingLabel={t('working')}>
            {t('preview.downloadFile')}
          </DownloadButton>
        }
      />
      {file?.mediaType === 'application/pdf' ? (
        <UploadedPages id={id} path={path} name={file.fileName} language={language} />
      ) : (
        <Card>
          <EmptyState title={t('preview.notShown')} description={t('preview.notShownText')} />
        </Card>
      )}
    </Stack>
  );
}

interface UploadedPagesProps {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly language: Resume['language'];
}

function UploadedPages({ id, path, name, language }: UploadedPagesProps) {
  const { t } = useTranslation('resume');
  const { data, isError, refetch } = useQuery({
    queryKey: ['resume-file', id],
    queryFn: () => fetchFile(path, name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data !== undefined) return <PdfPages file={data.contents} language={language} />;
  return <Card>{isError ? <FailedState title={t('failed')} onTryAgain={refetch} /> : <PageSkeleton />}</Card>;
}
