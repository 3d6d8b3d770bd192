import {
  getSharedResumeFile,
  type ResumeContent,
  type ResumeFormat,
  type SharedResume,
} from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { resumeFileName } from '../document/resumeFileName.ts';
import { useDocument } from '../document/useDocument.ts';
import { CopiedPages } from './CopiedPages.tsx';
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

const useUntil = ({ expiresAt }: SharedResume): string => {
  const { t } = useTranslation('resume');
  const format = useFormat();
  return t('shared.until', { date: format.date(expiresAt) });
};

interface SharedDocumentProps {
  readonly resume: SharedResume;
  readonly content: ResumeContent;
  readonly format: ResumeFormat;
}

function SharedDocument({ resume, content, format }: SharedDocumentProps) {
  const until = useUntil(resume);
  const { data, isError, refetch } = useDocument(content, format);
  return (
    <CopiedPages
      resume={resume}
      subtitle={until}
      file={data?.file}
      fileName={resumeFileName(content, resume.language)}
      isPdf
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}

function SharedFile({ resume, token }: SharedContentsProps) {
  const until = useUntil(resume);
  const { data, isError, refetch } = useQuery({
    queryKey: ['shared-resume-file', token],
    queryFn: () => getSharedResumeFile({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CopiedPages
      resume={resume}
      subtitle={until}
      file={data}
      fileName={resume.file?.fileName ?? resume.title}
      isPdf={resume.file?.mediaType === 'application/pdf'}
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}
