import { useJobCounters, useUniversityJobCounters, type Job } from '@michi/api/job';
import { Link } from '@michi/design-system/link';
import { MasterDetail } from '@michi/design-system/master-detail';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { TabLinks } from '@michi/design-system/tabs';
import { Text } from '@michi/design-system/text';
import { LayoutGrid, List } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BackWords } from '../../shared/back-link/BackWords.tsx';
import { jobTabKinds, jobTabs, type JobTabKind } from '../../shared/jobTabs.ts';
import { paths, toInterview, toOffer, type JobAudience } from '../../shared/paths.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { TabLink } from '../../shared/screen/TabLink.tsx';
import { useMedia } from '../../shared/screen/useMedia.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { JobFilterBar } from './components/JobFilterBar.tsx';
import { JobPanelSkeleton } from './components/JobPanelSkeleton.tsx';
import { JobResults } from './components/JobResults.tsx';
import { countFilters, noFilters, pageSize, toListJobsParams } from './jobAddress.ts';
import { useJobAddress } from './useJobAddress.ts';
import { useJobPage } from './useJobPage.ts';

const importJobPanel = () => import('./components/JobPanel.tsx');
const JobPanel = lazy(importJobPanel);

/** What a row of a tab leads to beyond the job; null where it is the job. */
const placeBeyond = ({ leadsTo }: JobTabKind, { application }: Job): string | null => {
  const interviewId = application?.interviewId ?? null;
  const jobOfferId = application?.jobOfferId ?? null;
  if (leadsTo === 'interview' && interviewId !== null) return toInterview(interviewId);
  if (leadsTo === 'offer' && jobOfferId !== null) return toOffer(jobOfferId);
  return null;
};

/** Public jobs or those of the student's university: the list in its tabs, and the open job beside it. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { pathname } = useLocation();
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const { address, linkAfter, change } = useJobAddress(audience);
  const [view, setView] = useListView();
  const isWide = useMedia(media.desktop);
  const { t: labels } = useTranslation('labels');
  const { isForYou } = address;
  const kinds = jobTabKinds[audience];
  const kind = kinds.find(({ tab }) => tab === address.tab) ?? kinds[0];
  if (kind === undefined) throw new RangeError('A list of jobs has tabs');
  const isAll = kind.tab === jobTabs.allJobs;

  const counters = useCounters(audience);
  const { page, notes, isError, refetch } = useJobPage({
    kind,
    isForYou,
    audience,
    page: address.page,
    params: toListJobsParams(address, audience),
  });

  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  useScreenTitle(title);
  const isListView = view === listViews.list;
  useEffect(() => {
    // Beside a list there will be a job: its code comes while the list does. A failure is told where it is shown.
    if (isWide && isListView) importJobPanel().catch(() => undefined);
  }, [isWide, isListView]);
  // A wide screen has room for a job beside the list from the start; its address is the list's until one is chosen.
  const shownJob =
    address.openJob ??
    (isListView && isWide && kind.leadsTo === undefined ? (page?.data[0]?.id ?? null) : null);
  const isSearched = address.search !== '' || countFilters(address.filters) > 0;

  const browse = {
    label: t('empty.browse'),
    onSelect: () => change({ tab: jobTabs.allJobs, isForYou: false }),
  };
  const emptyOfAll = {
    title: t('empty.jobs'),
    text: isSearched ? t('empty.jobsFiltered') : t('empty.jobsNone'),
    ...(isSearched && {
      action: { label: t('empty.clear'), onSelect: () => change({ search: '', filters: noFilters }) },
    }),
  };
  const emptyForYou = { title: t('empty.jobs'), text: t('empty.forYou'), action: browse };
  const emptyOfTab =
    kind.name === 'allJobs'
      ? emptyOfAll
      : { title: t(`empty.${kind.name}`), text: t(`emptyNote.${kind.name}`), action: browse };
  const empty = isForYou ? emptyForYou : emptyOfTab;
  const results = (
    <JobResults
      page={page}
      size={pageSize}
      tab={address.tab}
      hasFailed={isError}
      onRetry={refetch}
      view={view}
      openJob={shownJob}
      notes={notes}
      linkTo={(job) => placeBeyond(kind, job) ?? linkAfter({ openJob: job.id })}
      onPageChange={(number) => change({ page: number })}
      empty={empty}
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
        items={kinds.map(({ tab, name, count }) => ({
          value: String(tab),
          label: labels(`jobTab.${name}`),
          link: <TabLink to={linkAfter({ tab, isForYou: false })} />,
          ...(counters !== undefined && { count: count(counters) }),
        }))}
      />
      {isAll && <JobFilterBar address={address} audience={audience} onChange={change} />}
    </Stack>
  );
  const back = (
    <Link asChild>
      <RouterLink to={linkAfter({ openJob: null })}>
        <BackWords>{t('detail.back')}</BackWords>
      </RouterLink>
    </Link>
  );
  const isPage = address.openJob !== null && !(isListView && isWide);
  if (isPage && address.openJob !== null) {
    return (
      <Stack gap="medium">
        {back}
        <Suspense fallback={<JobPanelSkeleton />}>
          <JobPanel id={address.openJob} audience={audience} level={1} />
        </Suspense>
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
          detail={
            <Suspense fallback={<JobPanelSkeleton />}>
              <JobPanel key={shownJob} id={shownJob} audience={audience} level={2} />
            </Suspense>
          }
        />
      ) : (
        results
      )}
      {isForYou && (
        <Text size="small" tone="soft">
          {t('forYou.rule')}
        </Text>
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
