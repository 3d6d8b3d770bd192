import {
  getSharedResumeFile,
  type ResumeContent,
  type ResumeFormat,
  type SharedResume,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useDocument } from '../document/useDocument.ts';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';
import { SharedPage } from './SharedPage.tsx';

export interface SharedContentsProps {
  readonly resume: SharedResume;
  readonly token: string;
}

/** A shared resume as it was when its link was made, to read and to download. */
export function SharedContents({ resume, token }: SharedContentsProps) {
  const { content, format } = resume;
  return (
    <SharedPage>
      {content === null || format === null ? (
        <SharedFile resume={resume} token={token} />
      ) : (
        <SharedDocument resume={resume} content={content} format={format} />
      )}
    </SharedPage>
  );
}

interface SharedDocumentProps {
  readonly resume: SharedResume;
  readonly content: ResumeContent;
  readonly format: ResumeFormat;
}

function SharedDocument({ resume, content, format }: SharedDocumentProps) {
  const { data, isError, refetch } = useDocument(content, format);
  return (
    <SharedPages
      resume={resume}
      file={data?.file}
      fileName={`${resume.title}.pdf`}
      isPdf
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}

function SharedFile({ resume, token }: SharedContentsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['shared-resume-file', token],
    queryFn: () => getSharedResumeFile({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SharedPages
      resume={resume}
      file={data}
      fileName={resume.file?.fileName ?? resume.title}
      isPdf={resume.file?.mediaType === 'application/pdf'}
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}

interface SharedPagesProps {
  readonly resume: SharedResume;
  /** Undefined while it is on its way. */
  readonly file: Blob | undefined;
  readonly fileName: string;
  /** Whether its pages can be shown; the file of a word processor can only be downloaded. */
  readonly isPdf: boolean;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
}

function SharedPages({ resume, file, fileName, isPdf, hasFailed, onTryAgain }: SharedPagesProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  return (
    <Stack gap="medium">
      <PageHeader
        title={resume.title}
        subtitle={t('shared.until', { date: format.date(resume.expiresAt) })}
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
          {hasFailed ? (
            <EmptyState
              title={t('shared.failed')}
              actions={<Button onClick={onTryAgain}>{shared('actions.tryAgain')}</Button>}
            />
          ) : (
            <PageSkeleton />
          )}
        </Card>
      )}
    </Stack>
  );
}
