import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackWords } from '../../shared/back-link/BackWords.tsx';
import { ListLink } from '../../shared/back-link/ListLink.tsx';
import { paths, type JobAudience } from '../../shared/paths.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { useMedia } from '../../shared/screen/useMedia.ts';
import { AwaitedJobPanel } from './components/AwaitedJobPanel.tsx';
import { JobList } from './components/JobList.tsx';
import { useJobAddress } from './useJobAddress.ts';

/**
 * Public jobs or those of the student's university: the list and the open job beside it, or that job alone where there is no
 * room beside a list. The list is asked for only where it is shown.
 */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { pathname } = useLocation();
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const place = useJobAddress(audience);
  const [view] = useListView();
  const isWide = useMedia(media.desktop);
  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  useScreenTitle(title);
  const { openJob } = place.address;
  if (openJob === null || (isWide && view === listViews.list))
    return <JobList title={title} audience={audience} place={place} isWide={isWide} />;
  return (
    <Stack gap="medium">
      <Link asChild>
        <ListLink to={place.linkAfter({ openJob: null })}>
          <BackWords>{t('detail.back')}</BackWords>
        </ListLink>
      </Link>
      <AwaitedJobPanel id={openJob} audience={audience} level={1} />
    </Stack>
  );
}
