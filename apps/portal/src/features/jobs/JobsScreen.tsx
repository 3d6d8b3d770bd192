import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { paths, type JobAudience } from '../../shared/navigation/paths.ts';
import { ListOrDetail } from '../../shared/ui/results/ListOrDetail.tsx';
import { LazyJobPanel } from './components/LazyJobPanel.tsx';
import { JobList } from './components/JobList.tsx';
import { jobAddresses } from './jobAddress.ts';

/** Public jobs or those of the student's university: the list and the open job. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { pathname } = useLocation();
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const place = useAddress(jobAddresses[audience], { openJob: null });
  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  return (
    <ListOrDetail
      open={place.address.openJob}
      back={{ to: place.linkAfter({ openJob: null }), words: t('detail.back') }}
      renderDetail={(id) => <LazyJobPanel id={id} audience={audience} level={1} />}
    >
      <JobList title={title} audience={audience} place={place} />
    </ListOrDetail>
  );
}
