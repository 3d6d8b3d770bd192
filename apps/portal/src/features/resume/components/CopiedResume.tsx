import type { ResumeContent, ResumeFormat, SharedResume } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/ui/files/fetchFile.ts';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { resumeFileName } from '../document/documentContent.ts';
import { useDocument } from '../document/useDocument.ts';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';

export interface CopiedResumeProps {
  readonly resume: Pick<SharedResume, 'title' | 'language' | 'content' | 'format' | 'file'>;
  /** Text below the title: when it was sent, or until when it can be read. */
  readonly subtitle: string;
  readonly back?: ReactNode;
  /** Identifies the file of this copy in the query cache. */
  readonly fileKey: readonly string[];
  readonly fetchFile: (fileName: string) => Promise<Blob>;
}

/** A copied resume, to read and to download: its PDF is generated, the file of an uploaded one is fetched. */
export function CopiedResume(props: CopiedResumeProps) {
  const { content, format } = props.resume;
  return content === null || format === null ? (
    <CopiedFile {...props} />
  ) : (
    <CopiedDocument {...props} content={content} format={format} />
  );
}

function CopiedDocument({
  content,
  format,
  ...props
}: CopiedResumeProps & { readonly content: ResumeContent; readonly format: ResumeFormat }) {
  const { data, isError, refetch } = useDocument(content, format);
  return (
    <Pages
      {...props}
      file={data?.file}
      fileName={resumeFileName(content, props.resume.language)}
      isPdf
      hasFailed={isError}
      onTryAgain={refetch}
    />
  );
}

function CopiedFile(props: CopiedResumeProps) {
  const { resume, fileKey, fetchFile } = props;
  const fileName = resume.file?.fileName ?? resume.title;
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey,
    queryFn: () => fetchFile(fileName),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Pages
      {...props}
      file={data}
      fileName={fileName}
      isPdf={resume.file?.mediaType === 'application/pdf'}
      hasFailed={isError}
      onTryAgain={refetch}
    />
  );
}

interface PagesProps extends Pick<CopiedResumeProps, 'resume' | 'subtitle' | 'back'> {
  /** Undefined while it loads. */
  readonly file: Blob | undefined;
  readonly fileName: string;
  /** Whether its pages can be shown; the file of a word processor can only be downloaded. */
  readonly isPdf: boolean;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => unknown;
}

function Pages({ resume, subtitle, back, file, fileName, isPdf, hasFailed, onTryAgain }: PagesProps) {
  const { t } = useTranslation('resume');
  return (
    <Stack gap="medium">
      <PageHeader
        title={resume.title}
        back={back}
        subtitle={subtitle}
        actions={
          file !== undefined && (
            <Button variant="primary" icon={Download} onClick={() => saveFile(file, fileName)}>
              {t('preview.download')}
            </Button>
          )
        }
      />
      {file !== undefined && isPdf && <PdfPages file={file} language={resume.language} />}
      {file !== undefined && !isPdf && (
        <Card>
          <EmptyState title={t('preview.notShown')} description={t('preview.notShownText')} />
        </Card>
      )}
      {file === undefined && (
        <Card>
          {hasFailed ? <FailedState title={t('shared.failed')} onTryAgain={onTryAgain} /> : <PageSkeleton />}
        </Card>
      )}
    </Stack>
  );
}
