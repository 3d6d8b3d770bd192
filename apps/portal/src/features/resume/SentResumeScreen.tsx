import { locate } from '@michi/api/transport';
import {
  getSentResumeFileUrl,
  type ResumeContent,
  type ResumeFormat,
  type SentResume,
} from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { paths, toApplication } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { fetchFile } from '../../shared/ui/files/fetchFile.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { CopiedPages } from './components/CopiedPages.tsx';
import { PreviewSkeleton } from './components/PreviewSkeleton.tsx';
import { resumeFileName } from './document/resumeFileName.ts';
import { useDocument } from './document/useDocument.ts';
import { sentResumeQuery } from './queries.ts';

/** A resume as it was sent with an application, to read and to download. */
export function SentResumeScreen() {
  const { t } = useTranslation('resume');
  const [address] = useSearchParams();
  const application = address.get('application') ?? '';
  const query = useQuery(sentResumeQuery(application));
  const { data: resume } = query;
  useScreenTitle(resume?.title);
  if (resume === undefined) {
    return (
      <DetailState
        id={application}
        query={query}
        back={<BackToApplication application={application} />}
        to={paths.resumes}
        outline={<PreviewSkeleton />}
        words={{
          loading: t('loading'),
          failed: t('shared.failed'),
          missing: {
            title: t('sentResume.missing'),
            text: t('sentResume.missingText'),
            action: t('backToResumes'),
          },
        }}
      />
    );
  }
  const { content, format } = resume;
  return content === null || format === null ? (
    <SentFile resume={resume} application={application} />
  ) : (
    <SentDocument resume={resume} application={application} content={content} format={format} />
  );
}

function BackToApplication({ application }: { readonly application: string }) {
  const { t } = useTranslation('resume');
  return <BackLink to={toApplication(application)}>{t('sentResume.back')}</BackLink>;
}

interface SentProps {
  readonly resume: SentResume;
  readonly application: string;
}

const useSentOn = ({ sentAt }: SentResume): string => {
  const { t } = useTranslation('resume');
  const format = useFormat();
  return t('sentResume.on', { date: format.dateAndTime(sentAt) });
};

function SentDocument({
  resume,
  application,
  content,
  format,
}: SentProps & { readonly content: ResumeContent; readonly format: ResumeFormat }) {
  const sentOn = useSentOn(resume);
  const { data, isError, refetch } = useDocument(content, format);
  return (
    <CopiedPages
      resume={resume}
      subtitle={sentOn}
      back={<BackToApplication application={application} />}
      file={data?.file}
      fileName={resumeFileName(content, resume.language)}
      isPdf
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}

function SentFile({ resume, application }: SentProps) {
  const sentOn = useSentOn(resume);
  const fileName = resume.file?.fileName ?? resume.title;
  const { data, isError, refetch } = useQuery({
    // Withdrawing and applying again sends a new copy with the same application.
    queryKey: ['sent-resume-file', application, resume.sentAt],
    queryFn: () => fetchFile(locate(getSentResumeFileUrl(application)), fileName),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CopiedPages
      resume={resume}
      subtitle={sentOn}
      back={<BackToApplication application={application} />}
      file={data?.contents}
      fileName={fileName}
      isPdf={resume.file?.mediaType === 'application/pdf'}
      hasFailed={isError}
      onTryAgain={() => void refetch()}
    />
  );
}
