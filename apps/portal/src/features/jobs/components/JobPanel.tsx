import type { JobDetail } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PathSteps } from '@michi/design-system/path-steps';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toCompany, toJobs, type JobAudience } from '../../../shared/navigation/paths.ts';
import { useResponseRecord } from '../../../shared/ui/detail/useReplyTime.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { DetailSection } from '../../../shared/ui/detail/DetailState.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { stageLabels } from '../../../shared/ui/detail/StageBadge.tsx';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { BelowTheFold } from '../../../shared/ui/screen/BelowTheFold.tsx';
import { StateNews } from '../../../shared/ui/screen/StateNews.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { RichText } from '../../../shared/ui/text/RichText.tsx';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { CoverPicture } from '../../../shared/ui/files/CoverPicture.tsx';
import { jobReplyTime } from '../jobLabels.ts';
import { jobQuery } from '../queries.ts';
import { useApplying } from '../useApplying.ts';
import { AskedQuestions } from '../answers/AskedQuestions.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { EligibilityAlert } from './EligibilityAlert.tsx';
import { JobActions, ReportButton } from './JobActions.tsx';
import { CompanyName } from './JobEntries.tsx';
import { InternshipTermsList, JobKeyFacts, JobTermsList } from './JobFacts.tsx';

export interface JobPanelProps {
  /** Id in the address; empty if there is none. */
  readonly id: string;
  readonly audience: JobAudience;
  /** 1 as a page of its own, 2 beside the list. */
  readonly level: Extract<HeadingLevel, 1 | 2>;
  /** Address of its company; default: in the same area of the portal. */
  readonly companyLink?: (companyId: string) => string;
}

/** A job beside the list or as a page, in each state: loading, missing, failed or loaded. */
export function JobPanel({
  id,
  audience,
  level,
  companyLink = (companyId) => toCompany(audience, companyId),
}: JobPanelProps) {
  const { t } = useTranslation('jobs');
  const { data, error, isPending, refetch } = useQuery(jobQuery(id));
  if (id !== '' && isPending)
    return (
      <Awaited level={level}>
        <JobPanelSkeleton />
      </Awaited>
    );
  if (data !== undefined) return <JobContents detail={data} companyLink={companyLink} level={level} />;
  return (
    <Card>
      {id === '' || isNotFound(error) ? (
        <EmptyState
          level={level}
          title={t('detail.notFound')}
          description={t('detail.notFoundNote')}
          actions={
            <Button asChild variant={level === 1 ? 'primary' : 'secondary'}>
              <RouterLink to={toJobs(audience)}>{t('empty.browse')}</RouterLink>
            </Button>
          }
        />
      ) : (
        <FailedState level={level} title={t('detail.failed')} onTryAgain={refetch} />
      )}
    </Card>
  );
}

interface JobContentsProps {
  readonly detail: JobDetail;
  readonly companyLink: (companyId: string) => string;
  readonly level: Extract<HeadingLevel, 1 | 2>;
}

function JobContents({ detail, companyLink, level }: JobContentsProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { internship, job, selectionProcess, terms } = detail;
  const { company } = job;
  const title = useRef<HTMLHeadingElement>(null);
  // Applying and withdrawing remove their own buttons.
  useLostFocus(title, job.application?.stage);
  const applying = useApplying(job);
  const isPhone = !useMedia(media.tablet);
  // On a phone applying stays in sight, however far one reads.
  const isAtFoot = level === 1 && isPhone && applying.canApply;
  const section = level === 1 ? 2 : 3;
  const description = pickBilingual(detail, 'description', language);
  const toItsCompany = companyLink(company.id);
  const { record, isLoading } = useResponseRecord(company.id);
  const reply = jobReplyTime(terms, company, record);
  // Keeps its place from the first frame; the record of the company arrives later, and is shown further down.
  const replyTime = reply
    ? t(`detail.repliesWithin.${reply.source}`, { count: reply.days })
    : t('detail.noReplyTime');
  const founded = company.establishedOn?.slice(0, 4);
  const contents = (
    <Card padding="none">
      <CoverPicture picture={detail.companyCover} flush sizes="(min-width: 1024px) 720px, 100vw" />
      <CardSection>
        <Stack gap="medium">
          <Inline gap="medium" wrap={false} align="start">
            <CompanyAvatar size={56} company={company} />
            <Stack gap="xxsmall" grow>
              <Heading ref={title} level={level} size="heading" lines={3} focusable>
                {pickBilingual(job, 'title', language)}
              </Heading>
              <Link asChild>
                <RouterLink to={toItsCompany}>
                  <CompanyName company={company} />
                </RouterLink>
              </Link>
              <Text size="tiny" tone="soft">
                {reply === null && isLoading ? <Skeleton width="half" /> : replyTime}
              </Text>
              <Text size="tiny" tone="soft">
                {format.list([
                  t('detail.posted', { date: format.date(job.postedAt) }),
                  job.updatedAt === job.postedAt
                    ? null
                    : t('detail.updated', { date: format.date(job.updatedAt) }),
                ])}
              </Text>
            </Stack>
          </Inline>
          <StateNews key={job.id} state={job.application?.stage}>
            {job.application === null ? '' : labels(stageLabels(job.application, job.kind))}
          </StateNews>
          <JobActions job={job} applyHidden={isAtFoot} applying={applying} />
          {applying.canApply && <AskedQuestions questions={detail.questions} applying={applying} />}
        </Stack>
      </CardSection>
      <CardSection>
        <Stack gap="large">
          {job.application === null ? (
            <EligibilityAlert detail={detail} />
          ) : (
            <ApplicationPanel
              detail={detail}
              application={job.application}
              level={section}
              accept={applying.link}
            />
          )}
          <JobKeyFacts detail={detail} />
          <BelowTheFold>
            {selectionProcess.length > 0 && (
              <DetailSection title={t('detail.selection')} level={section}>
                <PathSteps
                  label={t('detail.selection')}
                  steps={[
                    ...selectionProcess.map((step, index) => ({
                      id: `${index}-${step.name}`,
                      label: pickBilingual(step, 'name', language),
                      note: pickBilingual(step, 'note', language) ?? undefined,
                      state: 'stop' as const,
                    })),
                    { id: 'offer', label: t(`detail.offer.${job.kind}`), state: 'goal' as const },
                  ]}
                />
              </DetailSection>
            )}
            {description !== null && (
              <DetailSection title={t('detail.about')} level={section}>
                <RichText html={description} />
              </DetailSection>
            )}
            {internship !== null && (
              <DetailSection title={t('internship.title')} level={section}>
                <InternshipTermsList job={job} internship={internship} />
              </DetailSection>
            )}
            <DetailSection title={t('detail.terms')} level={section}>
              <JobTermsList detail={detail} />
            </DetailSection>
            <Card padding="small">
              <Inline justify="between">
                <Stack gap="none">
                  <Text as="strong">
                    <CompanyName company={company} />
                  </Text>
                  <Text size="small" tone="soft">
                    {format.text(
                      format.list([
                        company.industry === null ? null : pickBilingual(company.industry, 'title', language),
                        company.employeeBand === null ? null : labels(`employeeBand.${company.employeeBand}`),
                        company.stock === null ? null : labels(`stock.${company.stock}`),
                        founded === undefined ? null : t('detail.founded', { year: founded }),
                        record && t('detail.responses', { ...record }),
                      ]),
                    )}
                  </Text>
                </Stack>
                <Link asChild>
                  <RouterLink to={toItsCompany}>{t('detail.seeCompany')}</RouterLink>
                </Link>
              </Inline>
            </Card>
            <Inline justify="between">
              <Text size="tiny" tone="soft">
                {t('detail.jobId', { code: job.code })}
              </Text>
              <ReportButton job={job} />
              {detail.sourceUrl !== null && (
                <Link href={detail.sourceUrl} rel="noreferrer" target="_blank">
                  {t('detail.source')}
                </Link>
              )}
            </Inline>
          </BelowTheFold>
        </Stack>
      </CardSection>
    </Card>
  );
  return (
    <Stack gap="medium">
      {contents}
      {isAtFoot && (
        <StickyBar
          actions={
            <Button asChild variant="primary" icon={Send}>
              <RouterLink {...applying.link}>{t('detail.apply')}</RouterLink>
            </Button>
          }
        >
          {job.applyBy === null ? (
            <FavoriteButton what="Job" entry={job} variant="outline" />
          ) : (
            <DeadlineBadge at={job.applyBy} />
          )}
        </StickyBar>
      )}
    </Stack>
  );
}

/** Skeleton of a job. */
function JobPanelSkeleton() {
  const { t } = useTranslation('jobs');
  return (
    <Card padding="none">
      <CardSection>
        <Inline gap="medium" wrap={false} align="start">
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton kind="title" width="threeQuarters" />
            <Skeleton width="half" />
          </Stack>
        </Inline>
      </CardSection>
      <CardSection>
        <Stack gap="medium">
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          <Skeleton kind="block" />
          <Skeleton kind="title" width="third" />
          <Skeleton kind="picture" />
        </Stack>
      </CardSection>
    </Card>
  );
}
