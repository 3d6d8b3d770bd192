import { locate } from '@michi/api/transport';
import { getSentResumeFileUrl, getShowSentResumeQueryOptions } from '@michi/api/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths, toApplication } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { fetchFile } from '../../shared/ui/files/fetchFile.ts';
import { CopiedResume } from './components/CopiedResume.tsx';
import { PreviewSkeleton } from './components/PdfPages.tsx';

/** The resume that was sent with an application; nothing is requested without its id. */
const sentResumeQuery = (application: string) =>
  getShowSentResumeQueryOptions(application, { query: { enabled: application !== '' } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([sentResumeQuery(openedIn(searchParams, 'application'))]);

/** A resume as it was sent with an application, to read and to download. */
export function Component() {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const [address] = useSearchParams();
  const application = openedIn(address, 'application');
  const query = useQuery(sentResumeQuery(application));
  const { data: resume } = query;
  const back = <BackLink to={toApplication(application)}>{t('sentResume.back')}</BackLink>;
  useScreenTitle(resume?.title);
  if (resume === undefined) {
    return (
      <DetailState
        id={application}
        query={query}
        back={back}
        to={paths.resumes}
        outline={<PreviewSkeleton />}
        texts={{
          loading: t('loading'),
          failed: t('shared.failed'),
          missing: {
            title: t('sentResume.missing'),
            text: t('sentResume.missingText'),
            action: t('toResumes'),
          },
        }}
      />
    );
  }
  return (
    <CopiedResume
      resume={resume}
      subtitle={t('sentResume.on', { date: format.dateAndTime(resume.sentAt) })}
      back={back}
      // Withdrawing and applying again sends a new copy with the same application.
      fileKey={['sent-resume-file', application, resume.sentAt]}
      fetchFile={async (fileName) =>
        (await fetchFile(locate(getSentResumeFileUrl(application)), fileName)).contents
      }
    />
  );
}
