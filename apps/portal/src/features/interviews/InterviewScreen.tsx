import { getShowInterviewQueryOptions, type Interview } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { jobTabs, publicJobTabs, universityJobTabs } from '../../shared/navigation/jobTabs.ts';
import { paths, toApplication, toCompany, toJob, toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DeadlineBadge } from '../../shared/ui/detail/DeadlineBadge.tsx';
import { movingBadge } from '../../shared/ui/detail/StageBadge.tsx';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { StateNews } from '../../shared/ui/screen/StateNews.tsx';
import { useLostFocus } from '../../shared/ui/screen/useLostFocus.ts';
import { CompanyAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { InterviewFacts, InterviewTime, InterviewTimeline } from './components/InterviewDetails.tsx';
import { InterviewResponse } from './components/InterviewResponse.tsx';
import { InterviewState } from './components/InterviewState.tsx';

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
      texts={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}

function InterviewContents({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const { job, status, respondBy } = interview;
  const { company } = job;
  const title = useRef<HTMLHeadingElement>(null);
  // Responding removes the button that was pressed.
  useLostFocus(title, `${status} ${interview.reschedule?.requestedAt ?? ''}`);
  const list = listOf(interview);
  return (
    <Stack gap="large">
      <PageHeader
        titleRef={title}
        back={<BackLink to={toJobs(job.audience, { tab: list.tab })}>{t(`back.${list.name}`)}</BackLink>}
        leading={<CompanyAvatar size={56} company={company} />}
        eyebrow={
          <>
            <InterviewBadge interview={interview} />
            {status === 'REQUESTED' && respondBy !== null && (
              <DeadlineBadge at={respondBy} isOwed isBesideDate />
            )}
          </>
        }
        title={pickBilingual(interview, 'phase', language)}
        subtitle={
          <Stack gap="xxsmall" align="start">
            <Link asChild>
              <RouterLink to={toCompany(job.audience, company.id)}>
                {pickBilingual(company, 'name', language)}
              </RouterLink>
            </Link>
            <Link asChild tone="text">
              <RouterLink to={toJob(job.audience, job.id)}>
                {pickBilingual(job, 'title', language)}
              </RouterLink>
            </Link>
          </Stack>
        }
        actions={
          <Button asChild size="small" icon={FileText}>
            <RouterLink to={toApplication(interview.applicationId)}>{labels('application.open')}</RouterLink>
          </Button>
        }
      />
      <StateNews state={`${status} ${interview.reschedule?.requestedAt ?? ''}`}>
        {labels(`application.interview.${status}`)}
      </StateNews>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <InterviewTime interview={interview} />
            <InterviewState interview={interview} />
            <InterviewResponse interview={interview} />
            <InterviewFacts interview={interview} />
          </Stack>
        </Card>
        <InterviewTimeline interview={interview} />
      </Grid>
    </Stack>
  );
}

interface InterviewList {
  readonly tab: number;
  readonly name:
    | 'requests'
    | 'accepted'
    | 'results'
    | 'applied'
    | 'internalRequests'
    | 'internal'
    | 'companyRequests'
    | 'acceptedUniversity'
    | 'universityResults';
}

/** The tab of the job lists that has the interview: the target of the back link. */
const listOf = ({ job, interviewer, status, result }: Interview): InterviewList => {
  const isOver = status === 'DENIED' || status === 'CANCELLED';
  if (isOver) return { tab: jobTabs.appliedJobs, name: 'applied' };
  if (job.audience === 'PUBLIC') {
    if (result !== null) return { tab: publicJobTabs.interviewResults, name: 'results' };
    return status === 'ACCEPTED'
      ? { tab: publicJobTabs.acceptedInterviews, name: 'accepted' }
      : { tab: publicJobTabs.interviewRequests, name: 'requests' };
  }
  if (result !== null)
    return { tab: universityJobTabs.universityInterviewResults, name: 'universityResults' };
  if (interviewer === 'UNIVERSITY') {
    return status === 'ACCEPTED'
      ? { tab: universityJobTabs.internalInterviews, name: 'internal' }
      : { tab: universityJobTabs.internalInterviewRequests, name: 'internalRequests' };
  }
  return status === 'ACCEPTED'
    ? { tab: universityJobTabs.acceptedUniversityInterviews, name: 'acceptedUniversity' }
    : { tab: universityJobTabs.companyInterviewRequests, name: 'companyRequests' };
};

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly glyph: StageGlyphName;
}

const badges: Readonly<Record<Interview['status'], BadgeStyle>> = {
  REQUESTED: { tone: 'deadline', glyph: 'pie40' },
  RESCHEDULE_REQUESTED: movingBadge,
  ACCEPTED: { tone: 'info', glyph: 'pie60' },
  DENIED: { tone: 'outline', glyph: 'slash' },
  CANCELLED: { tone: 'outline', glyph: 'slash' },
};

const outcomeBadges = {
  SELECTED: { tone: 'success', glyph: 'tick' },
  FAILED: { tone: 'neutral', glyph: 'cross' },
} as const satisfies Readonly<Record<string, BadgeStyle>>;

/** Status of an interview as a badge with an icon; an outcome is always shown as one. */
function InterviewBadge({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { status, result } = interview;
  if (result !== null)
    return <Badge {...outcomeBadges[result.outcome]}>{t(`outcome.${result.outcome}`)}</Badge>;
  return <Badge {...badges[status]}>{labels(`application.interview.${status}`)}</Badge>;
}

function InterviewSkeleton() {
  const { t } = useTranslation('interviews');
  return (
    <Stack gap="large">
      <Inline gap="medium" wrap={false} align="start">
        <Skeleton kind="avatar" />
        <Stack gap="xsmall" grow>
          <Skeleton kind="badge" />
          <Skeleton kind="title" width="third" />
          <Skeleton width="half" />
        </Stack>
      </Inline>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <Inline gap="medium" wrap={false}>
              <Skeleton kind="avatar" />
              <Stack gap="xsmall" grow>
                <Skeleton kind="title" width="third" />
                <Skeleton width="half" />
              </Stack>
            </Inline>
            <Skeleton kind="block" />
            <SkeletonOutline kind="terms" count={5} label={t('loading')} />
          </Stack>
        </Card>
        <Card>
          <Stack gap="large">
            <Skeleton kind="title" width="half" />
            <SkeletonOutline kind="steps" count={3} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
