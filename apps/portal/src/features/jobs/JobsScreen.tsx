import { useTranslation } from 'react-i18next';
import { useLocation, type LoaderFunction } from 'react-router-dom';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { paths, type JobAudience } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { jobTabKinds } from '../../shared/navigation/jobTabs.ts';
import { ListOrDetail } from '../../shared/ui/results/ListOrDetail.tsx';
import { JobList } from './components/JobList.tsx';
import { JobPanel } from './components/JobPanel.tsx';
import { jobAddresses, readJobAddress } from './jobAddress.ts';
import {
  applicationsQuery,
  jobQuery,
  jobsForYouQuery,
  jobsQuery,
  publicCountersQuery,
  universityCountersQuery,
} from './queries.ts';

const audienceAt = (pathname: string): JobAudience =>
  pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';

/** The job that opens, or the list with its counters. */
export const clientLoader: LoaderFunction = ({ url: { pathname, searchParams } }) => {
  const audience = audienceAt(pathname);
  const address = readJobAddress(searchParams, audience);
  if (address.openJob !== null) return prefetch([jobQuery(address.openJob)]);
  const kind = jobTabKinds[audience].find(({ tab }) => tab === address.tab);
  return prefetch([
    publicCountersQuery(audience),
    universityCountersQuery(audience),
    jobsQuery(address, audience),
    jobsForYouQuery(address),
    ...(kind === undefined ? [] : [applicationsQuery(address, kind, audience)]),
  ]);
};

/** Public jobs or those of the student's university: the list and the open job. */
export function Component() {
  const { t } = useTranslation('jobs');
  const audience = audienceAt(useLocation().pathname);
  const place = useAddress(jobAddresses[audience], { openJob: null });
  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  return (
    <ListOrDetail
      open={place.address.openJob}
      back={{ to: place.linkAfter({ openJob: null }), words: t('detail.back') }}
      renderDetail={(id) => <JobPanel id={id} audience={audience} level={1} />}
    >
      <JobList title={title} audience={audience} place={place} />
    </ListOrDetail>
  );
}
