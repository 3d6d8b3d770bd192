import { getShowInterviewQueryOptions } from '@michi/api/job';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { InterviewContents } from './components/InterviewContents.tsx';
import { InterviewSkeleton } from './components/InterviewSkeleton.tsx';

/** Disabled without an id. */
const interviewQuery = (id: string) => getShowInterviewQueryOptions(id, { query: { enabled: id !== '' } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([interviewQuery(openedIn(searchParams))]);

/** One interview: its status, the next step and its deadline, and the student's possible responses. */
export function Component() {
  const { t } = useTranslation('interviews');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useQuery(interviewQuery(id));
  const { data: interview } = query;
  useScreenTitle(interview && pickBilingual(interview, 'phase', language));
  if (interview !== undefined) return <InterviewContents key={interview.id} interview={interview} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.publicJobs}>{t('back.jobs')}</BackLink>}
      to={paths.publicJobs}
      outline={<InterviewSkeleton />}
      words={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}
