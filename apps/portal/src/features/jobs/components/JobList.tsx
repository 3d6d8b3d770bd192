import type { Job } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { MasterDetail } from '@michi/design-system/master-detail';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { Text } from '@michi/design-system/text';
import { LayoutGrid, List } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { jobTabKinds, jobTabKindsFor, jobTabs, type JobTabKind } from '../../../shared/jobTabs.ts';
import { toInterview, toOffer, type JobAudience } from '../../../shared/paths.ts';
import { listViews, useListView } from '../../../shared/preferences/preferences.ts';
import { countFilters, noFilters, pageSize } from '../jobAddress.ts';
import type { JobAddressState } from '../useJobAddress.ts';
import { publicCountersQuery, universityCountersQuery } from '../queries.ts';
import { useJobPage } from '../useJobPage.ts';
import { AwaitedJobPanel, loadJobPanel } from './AwaitedJobPanel.tsx';
import { JobFilterBar } from './JobFilterBar.tsx';
import { JobResults } from './JobResults.tsx';

export interface JobListProps {
  readonly title: string;
  readonly audience: JobAudience;
  readonly place: JobAddressState;
  /** Whether there is room for a job beside the list. */
  readonly isWide: boolean;
}

/** What a row of a tab leads to beyond the job; null where it is the job. */
const placeBeyond = ({ leadsTo }: JobTabKind, { application }: Job): string | null => {
  const interviewId = application?.interviewId ?? null;
  const jobOfferId = application?.jobOfferId ?? null;
  if (leadsTo === 'interview' && interviewId !== null) return toInterview(interviewId);
  if (leadsTo === 'offer' && jobOfferId !== null) return toOffer(jobOfferId);
  return null;
};

/** The list of jobs in its tabs, and the open job beside it. */
export function JobList({ title, audience, place, isWide }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { address, linkAfter, change } = place;
  const [view, setView] = useListView();
  const { isForYou } = address;
  const { data: profile, isPending: isUnknown } = useProfile();
  // The flag is true until it is known to be false (product spec, section 1).
  const kinds = jobTabKindsFor(audience, {
    isNonUniversity: profile?.isNonUniversity ?? audience !== 'UNIVERSITY',
  });
  const kind = jobTabKinds[audience].find(({ tab }) => tab === address.tab) ?? kinds[0];
  if (kind === undefined) throw new RangeError('A list of jobs has tabs');
  const isAll = kind.tab === jobTabs.allJobs;

  const counters = useCounters(audience);
  const { page, notes, isError, refetch } = useJobPage({
    kind,
    audience,
    address,
    hasUniversity: !isUnknown && profile?.isNonUniversity !== true,
  });

  const isListView = view === listViews.list;
  useEffect(() => {
    // Beside a list there will be a job: its code comes while the list does. A failure is told where it is shown.
    if (isWide && isListView) loadJobPanel().catch(() => undefined);
  }, [isWide, isListView]);
  // A wide screen has room for a job beside the list from the start; its address is the list's until one is chosen.
  const shownJob =
    address.openJob ??
    (isListView && isWide && kind.leadsTo === undefined ? (page?.data[0]?.id ?? null) : null);
  const isSearched = address.search !== '' || countFilters(address.filters) > 0;

  // A link may lead to the tab that a student without a university does not have.
  if (kind.tab === jobTabs.recommendations && profile?.isNonUniversity === true)
    return <Navigate to={linkAfter({ tab: jobTabs.allJobs, openJob: address.openJob })} replace />;

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
      empty={isForYou ? emptyForYou : emptyOfTab}
    />
  );
  return (
    <Stack gap="medium">
      <Stack gap="medium">
        <PageHeader
          title={title}
          actions={
            <SegmentedControl
              label={t('view.label')}
              value={isListView ? 'list' : 'card'}
              onValueChange={(value) => setView(listViews[value])}
              options={[
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
            link: <Link to={linkAfter({ tab, isForYou: false })} />,
            ...(counters !== undefined && { count: count(counters) }),
          }))}
        />
        {isAll && <JobFilterBar address={address} audience={audience} onChange={change} />}
      </Stack>
      {isListView && shownJob !== null ? (
        <MasterDetail
          showing="list"
          detailLabel={t('detail.about')}
          list={results}
          detail={<AwaitedJobPanel key={shownJob} id={shownJob} audience={audience} level={2} />}
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
  const ofPublic = useQuery(publicCountersQuery(audience));
  const ofUniversity = useQuery(universityCountersQuery(audience));
  return audience === 'PUBLIC' ? ofPublic.data : ofUniversity.data;
}
