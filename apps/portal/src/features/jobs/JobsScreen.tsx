import {
  useJobCounters,
  useListApplications,
  useListJobs,
  useUniversityJobCounters,
  type ListJobsParams,
} from '@michi/api/job';
import { Link } from '@michi/design-system/link';
import { MasterDetail } from '@michi/design-system/master-detail';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { TabLinks } from '@michi/design-system/tabs';
import { keepPreviousData } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { jobTabs } from '../../shared/jobTabs.ts';
import { paths, type JobAudience } from '../../shared/paths.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { useMedia } from '../../shared/screen/useMedia.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { JobFilterBar } from './components/JobFilterBar.tsx';
import { JobPanel } from './components/JobPanel.tsx';
import { JobResults } from './components/JobResults.tsx';
import { countFilters, noFilters, toListJobsParams } from './jobAddress.ts';
import { useJobAddress } from './useJobAddress.ts';

/** Jobs on a page. */
const pageSize = 20;

/** Public jobs or those of the student's university: the list in its tabs, and the open job beside it. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { pathname } = useLocation();
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const { address, linkAfter, change } = useJobAddress(audience);
  const [view, setView] = useListView();
  const isWide = useMedia(media.desktop);
  const isApplied = address.tab === jobTabs.appliedJobs;

  const counters = useCounters(audience);
  const { page, isError, refetch } = useJobPage(address.tab, {
    ...toListJobsParams(address, audience),
    page: address.page,
    size: pageSize,
  });

  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  useScreenTitle(title);
  const isListView = view === listViews.list;
  // A wide screen has room for a job beside the list from the start; its address is the list's until one is chosen.
  const shownJob = address.openJob ?? (isListView && isWide ? (page?.data[0]?.id ?? null) : null);
  const isSearched = address.search !== '' || countFilters(address.filters) > 0;

  const results = (
    <JobResults
      page={page}
      size={pageSize}
      hasFailed={isError}
      onRetry={refetch}
      view={view}
      openJob={shownJob}
      linkTo={(openJob) => linkAfter({ openJob })}
      onPageChange={(number) => change({ page: number })}
      empty={
        isApplied
          ? {
              title: t('empty.applied'),
              text: t('empty.appliedNote'),
              action: { label: t('empty.browse'), onSelect: () => change({ tab: jobTabs.allJobs }) },
            }
          : {
              title: t('empty.jobs'),
              text: isSearched ? t('empty.jobsFiltered') : t('empty.jobsNone'),
              ...(isSearched && {
                action: {
                  label: t('empty.clear'),
                  onSelect: () => change({ search: '', filters: noFilters }),
                },
              }),
            }
      }
    />
  );
  const list = (
    <Stack gap="medium">
      <PageHeader
        title={title}
        actions={
          <SegmentedControl
            label={t('view.label')}
            value={isListView ? 'list' : 'card'}
            onValueChange={(value) => setView(listViews[value])}
            segments={[
              { value: 'list', label: t('view.list'), icon: List },
              { value: 'card', label: t('view.card'), icon: LayoutGrid },
            ]}
          />
        }
      />
      <TabLinks
        label={t('tabs.label')}
        value={String(address.tab)}
        items={[
          {
            value: String(jobTabs.allJobs),
            label: t('tabs.allJobs'),
            link: <RouterLink to={linkAfter({ tab: jobTabs.allJobs })} />,
            ...(counters !== undefined && { count: counters.allJobs }),
          },
          {
            value: String(jobTabs.appliedJobs),
            label: t('tabs.appliedJobs'),
            link: <RouterLink to={linkAfter({ tab: jobTabs.appliedJobs })} />,
            ...(counters !== undefined && { count: counters.applied }),
          },
        ]}
      />
      {!isApplied && <JobFilterBar address={address} audience={audience} onChange={change} />}
    </Stack>
  );
  const back = (
    <Link asChild>
      <RouterLink to={linkAfter({ openJob: null })}>{t('detail.back')}</RouterLink>
    </Link>
  );
  const isPage = address.openJob !== null && !(isListView && isWide);
  if (isPage && address.openJob !== null) {
    return (
      <Stack gap="medium">
        {back}
        <JobPanel id={address.openJob} audience={audience} level={1} />
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {list}
      {isListView && shownJob !== null ? (
        <MasterDetail
          showing="list"
          detailLabel={t('detail.about')}
          list={results}
          detail={<JobPanel key={shownJob} id={shownJob} audience={audience} level={2} />}
        />
      ) : (
        results
      )}
    </Stack>
  );
}

function useCounters(audience: JobAudience) {
  const isPublic = audience === 'PUBLIC';
  const ofPublic = useJobCounters({ query: { enabled: isPublic } });
  const ofUniversity = useUniversityJobCounters({ query: { enabled: !isPublic } });
  return isPublic ? ofPublic.data : ofUniversity.data;
}

/** The page of the tab that shows: all jobs with every filter, or the jobs applied to. */
function useJobPage(tab: number, params: ListJobsParams) {
  const isApplied = tab === jobTabs.appliedJobs;
  const { audience, page, size } = params;
  const all = useListJobs(params, { query: { enabled: !isApplied, placeholderData: keepPreviousData } });
  const applied = useListApplications(
    {
      ...(audience !== undefined && { audience }),
      ...(page !== undefined && { page }),
      ...(size !== undefined && { size }),
    },
    { query: { enabled: isApplied, placeholderData: keepPreviousData } },
  );
  const shown = isApplied ? applied : all;
  return { page: shown.data, isError: shown.isError, refetch: () => void shown.refetch() };
}
