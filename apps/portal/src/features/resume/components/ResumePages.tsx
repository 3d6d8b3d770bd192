import { locate } from '@michi/api/transport';
import {
  getResumeFileUrl,
  getShowResumeQueryOptions,
  type Resume,
  type ResumeContent,
  type ResumeFormat,
} from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../shared/ui/files/fetchFile.ts';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { useDocument } from '../document/useDocument.ts';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';

export interface ResumePagesProps {
  readonly resume: Resume;
  /** The reason for applying that goes along; null for none. */
  readonly reason: string | null;
}

/** The pages of one of the student's resumes as they are sent with a reason for applying. */
export function ResumePages({ resume, reason }: ResumePagesProps) {
  return resume.kind === 'CREATED' ? (
    <CreatedPages key={resume.id} resume={resume} reason={reason} />
  ) : (
    <UploadedPages key={resume.id} resume={resume} />
  );
}

function CreatedPages({ resume, reason }: ResumePagesProps) {
  const { t } = useTranslation('resume');
  const { data, isError, refetch } = useQuery(
    getShowResumeQueryOptions(resume.id, undefined, { query: { staleTime: 0 } }),
  );
  const { content = null, resume: { format } = resume } = data ?? {};
  if (content === null || format === null)
    return isError ? <FailedState title={t('failed')} onTryAgain={refetch} /> : <PageSkeleton />;
  return (
    <DocumentPages
      content={{ ...content, reasonForApplying: reason }}
      format={format}
      language={resume.language}
    />
  );
}

interface DocumentPagesProps {
  readonly content: ResumeContent;
  readonly format: ResumeFormat;
  readonly language: Resume['language'];
}

function DocumentPages({ content, format, language }: DocumentPagesProps) {
  const { t } = useTranslation('resume');
  const { data, isError, refetch } = useDocument(content, format);
  if (data !== undefined) return <PdfPages file={data.file} language={language} />;
  return isError ? <FailedState title={t('preview.notMade')} onTryAgain={refetch} /> : <PageSkeleton />;
}

/** An uploaded resume: a PDF is shown; of a file of a word processor it is said that it can be downloaded. */
export function UploadedPages({ resume: { id, file, language } }: Pick<ResumePagesProps, 'resume'>) {
  const { t } = useTranslation('resume');
  const isPdf = file?.mediaType === 'application/pdf';
  const { data, isError, refetch } = useQuery({
    queryKey: ['resume-file', id],
    queryFn: () => fetchFile(locate(getResumeFileUrl(id)), file?.fileName ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isPdf,
  });
  if (data !== undefined) return <PdfPages file={data.contents} language={language} />;
  return (
    <Card>
      {isPdf ? (
        isError ? (
          <FailedState title={t('failed')} onTryAgain={refetch} />
        ) : (
          <PageSkeleton />
        )
      ) : (
        <EmptyState title={t('preview.notShown')} description={t('preview.notShownText')} />
      )}
    </Card>
  );
}
