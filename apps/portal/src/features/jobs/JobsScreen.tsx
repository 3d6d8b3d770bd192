import type { Job } from '@michi/api/job';
import { useProfile, useStudentProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { TabLinks } from '@michi/design-system/tabs';
import { Text } from '@michi/design-system/text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, type LoaderFunction } from 'react-router-dom';
import { jobTabKinds, jobTabKindsFor, jobTabs, type JobTabKind } from '../../shared/navigation/jobTabs.ts';
import {
  paths,
  toCompareOffers,
  toInterview,
  toOffer,
  type JobAudience,
} from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { isFiltered, useAddress, type AddressState } from '../../shared/navigation/searchParams.ts';
import { listViews, useListView } from '../../shared/session/preferences.ts';
import { MissingGraduationYear } from '../../shared/ui/person/MissingGraduationYear.tsx';
import { hasInterests } from '../../shared/ui/person/person.ts';
import { ListBesideDetail, ListOrDetail, useOpenEntry } from '../../shared/ui/results/ListOrDetail.tsx';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import type { CountLabel } from '../../shared/ui/results/Pages.tsx';
import {
  ResultCards,
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { JobCard, JobRow } from './components/JobEntries.tsx';
import { ApplicationFilterBar, JobFilterBar } from './components/JobFilterBar.tsx';
import { JobPanel } from './components/JobPanel.tsx';
import {
  applicationFilters,
  jobAddresses,
  noFilters,
  pageSize,
  readJobAddress,
  type JobAddress,
} from './jobAddress.ts';
import {
  applicationsQuery,
  jobQuery,
  jobsForYouQuery,
  jobsQuery,
  publicCountersQuery,
  universityCountersQuery,
  useJobPage,
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
  const addressState = useAddress(jobAddresses[audience], { openJob: null });
  const title = audience === 'PUBLIC' ? t('publicJobs') : t('universityJobs');
  return (
    <ListOrDetail
      open={addressState.address.openJob}
      back={{ to: addressState.linkAfter({ openJob: null }), label: t('detail.back') }}
      renderDetail={(id) => <JobPanel id={id} audience={audience} level={1} />}
    >
      <JobList title={title} audience={audience} addressState={addressState} />
    </ListOrDetail>
  );
}

const rowHeight = 132;

interface JobListProps {
  readonly title: string;
  readonly audience: JobAudience;
  readonly addressState: AddressState<JobAddress>;
}

/** Address of the interview or offer that a row links to; null if it links to the job. */
const linkedPath = ({ leadsTo }: JobTabKind, { application }: Job): string | null => {
  const interviewId = application?.interviewId ?? null;
  const jobOfferId = application?.jobOfferId ?? null;
  if (leadsTo === 'interview' && interviewId !== null) return toInterview(interviewId);
  if (leadsTo === 'offer' && jobOfferId !== null) return toOffer(jobOfferId);
  return null;
};

/** Tabs of jobs with their filters and list, and the open job beside it. */
function JobList({ title, audience, addressState }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { address, linkAfter, change } = addressState;
  const { isForYou } = address;
  const { data: profile, isPending: isUnknown } = useProfile();
  // The flag is true until it is known to be false (specs/COVERAGE.md, section 1).
  const kinds = jobTabKindsFor(audience, {
    isNonUniversity: profile?.isNonUniversity ?? audience !== 'UNIVERSITY',
  });
  const kind = jobTabKinds[audience].find(({ tab }) => tab === address.tab) ?? kinds[0];
  if (kind === undefined) throw new RangeError('A list of jobs has tabs');
  const isAll = kind.tab === jobTabs.allJobs;

  const heading = useRef<HTMLHeadingElement>(null);

  const counters = useCounters(audience);
  const { page, notes, isError, refetch } = useJobPage({
    kind,
    address,
    audience,
    hasUniversity: !isUnknown && profile?.isNonUniversity !== true,
  });

  const { data: student } = useStudentProfile({ query: { enabled: isForYou } });
  const isUnfilled = profile !== undefined && student !== undefined && !hasInterests(profile, student);

  const linkTo = (job: Job) => linkedPath(kind, job) ?? linkAfter({ openJob: job.id });
  const hasApplications = kind.stages !== undefined || kind.tab === jobTabs.recommendations;
  const isSearched =
    (hasApplications || (isAll && !isForYou)) &&
    isFiltered({
      search: address.search,
      ...(hasApplications ? applicationFilters(address, kind) : address.filters),
    });

  const [view] = useListView();
  // A row that leads to an interview or offer opens no job.
  const open = useOpenEntry(address.openJob, kind.leadsTo === undefined ? page?.data[0] : undefined);
  // The open tab counts what is listed in it.
  const countOf = (tab: number) =>
    tab === kind.tab && (isSearched || isForYou) ? page?.totalRecords : undefined;
  const countLabel: CountLabel = (counted) => t('count', counted);

  // A link may lead to the tab that a student without a university does not have.
  if (kind.tab === jobTabs.recommendations && profile?.isNonUniversity === true)
    return <Navigate to={linkAfter({ tab: jobTabs.allJobs, openJob: address.openJob })} replace />;

  const browse = (
    <Button variant="primary" onClick={() => change({ tab: jobTabs.allJobs, isForYou: false })}>
      {t('empty.browse')}
    </Button>
  );
  const fill = (
    <Button asChild variant="primary">
      <Link to={paths.profile}>{t('empty.fill')}</Link>
    </Button>
  );
  const emptyOfTab =
    kind.name === 'allJobs' ? (
      <ResultsEmpty title={t('empty.jobs')} description={t('empty.jobsNone')} />
    ) : (
      <ResultsEmpty
        title={t(`empty.${kind.name}`)}
        description={t(`emptyNote.${kind.name}`)}
        actions={browse}
      />
    );
  const emptyForYou = (
    <ResultsEmpty
      title={t('empty.noMatch')}
      description={isUnfilled ? t('empty.forYouUnfilled') : t('empty.forYou')}
      actions={isUnfilled ? fill : browse}
    />
  );
  return (
    <ListScreen title={title} titleRef={heading} hasViews>
      <TabLinks
        label={t('tabs.label')}
        value={String(address.tab)}
        items={kinds.map(({ tab, name, count }) => ({
          value: String(tab),
          label: labels(`jobTab.${name}`),
          link: <Link to={linkAfter({ tab, isForYou: false })} />,
          ...(counters !== undefined && { count: countOf(tab) ?? count(counters) }),
        }))}
      />
      {isAll && <JobFilterBar address={address} audience={audience} page={page} onChange={change} />}
      {isAll && <MissingGraduationYear heading={heading} />}
      {kind.leadsTo === 'offer' && (page?.totalRecords ?? 0) > 1 && (
        <Inline>
          <Button asChild>
            <Link to={toCompareOffers()}>{t('compareOffers')}</Link>
          </Button>
        </Inline>
      )}
      {hasApplications && (
        <ApplicationFilterBar address={address} kind={kind} page={page} onChange={change} />
      )}
      <ListBesideDetail
        label={t('detail.about')}
        open={open}
        renderDetail={(id) => <JobPanel key={id} id={id} audience={audience} level={2} />}
      >
        <Results
          result={{ data: page, isError }}
          size={pageSize}
          onPageChange={(number) => change({ page: number })}
          skeleton={<ResultsSkeleton label={t('loading')} />}
          failed={<ResultsFailed title={t('failed.title')} onTryAgain={refetch} />}
          empty={
            isSearched ? (
              <ResultsNoMatch
                title={t('empty.noMatch')}
                onClear={() => change({ search: '', filters: noFilters, stage: null, turn: null })}
              />
            ) : isForYou ? (
              emptyForYou
            ) : (
              emptyOfTab
            )
          }
        >
          {(jobs) =>
            view === listViews.card ? (
              <ResultCards count={countLabel} isCountInTab>
                {jobs.map((job) => (
                  <JobCard key={job.id} job={job} to={linkTo(job)} note={notes.get(job.id)} />
                ))}
              </ResultCards>
            ) : (
              <ResultRows count={countLabel} isCountInTab listed={address.tab} rowHeight={rowHeight}>
                {jobs.map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    to={linkTo(job)}
                    isOpen={job.id === open}
                    isBeside={open !== null}
                    note={notes.get(job.id)}
                  />
                ))}
              </ResultRows>
            )
          }
        </Results>
      </ListBesideDetail>
      {isForYou && (
        <Text size="small" tone="soft">
          {t('forYou.rule')}
        </Text>
      )}
    </ListScreen>
  );
}

function useCounters(audience: JobAudience) {
  const isPublic = audience === 'PUBLIC';
  const ofPublic = useQuery(publicCountersQuery(audience));
  const ofUniversity = useQuery(universityCountersQuery(audience));
  return isPublic ? ofPublic.data : ofUniversity.data;
}
