import type { CompanySummary, Job } from '@michi/api/job';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import {
  BadgeCheck,
  Banknote,
  Check,
  CircleCheck,
  CircleSlash2,
  GraduationCap,
  House,
  Lock,
  MapPin,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { ApplicationState } from '../../../shared/ui/detail/ApplicationState.tsx';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { CardFact, EntryCard } from '../../../shared/ui/results/ListCard.tsx';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { factsLine, hasWarning, locationsLabel, notEligibleLabel, payAndPeriod } from '../jobLabels.ts';
import type { JobNote } from '../queries.ts';

interface JobRowProps {
  readonly job: Job;
  readonly to: string;
  /** Whether it is the one open beside the list. */
  readonly isOpen: boolean;
  /** Whether an entry is open beside the list, which then keeps its scroll position. */
  readonly isBeside: boolean;
  readonly note: JobNote | undefined;
}

/** A job in List View. */
export function JobRow({ job, to, isOpen, isBeside, note }: JobRowProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <ListRow
      link={<RouterLink to={to} preventScrollReset={isBeside} />}
      selected={isOpen}
      leading={<CompanyAvatar company={job.company} />}
      title={pickBilingual(job, 'title', language)}
      subtitle={<CompanyName company={job.company} />}
      meta={
        // The most important come first; the page of the job has all.
        <Text as="span" size="small" truncate>
          {factsLine(job, language, format, labels, t)}
        </Text>
      }
      footer={
        <>
          <JobState job={job} />
          {note !== undefined && <JobNotes note={note} />}
        </>
      }
      aside={<FavoriteButton what="Job" entry={job} />}
      note={t('row.posted', { date: format.dayAndMonth(job.postedAt) })}
    />
  );
}

interface JobCardProps {
  readonly job: Job;
  readonly to: string;
  readonly note: JobNote | undefined;
}

/** A job in Card View. */
export function JobCard({ job, to, note }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const workStyle = job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`);
  const canApply = job.application === null && job.eligibility.status === 'ELIGIBLE';
  return (
    <EntryCard
      to={to}
      leading={<CompanyAvatar company={job.company} />}
      title={pickBilingual(job, 'title', language)}
      subtitle={<CompanyName company={job.company} />}
      aside={<FavoriteButton what="Job" entry={job} />}
      facts={
        <>
          <CardFact icon={MapPin}>{locationsLabel(job, language)}</CardFact>
          <CardFact icon={Banknote}>
            {format.text(format.list(payAndPeriod(job, language, format, t)))}
          </CardFact>
          <CardFact icon={House}>{format.text(workStyle)}</CardFact>
          {canApply && (
            <CardFact icon={CircleCheck} tone="success">
              {t('row.youCanApply')}
            </CardFact>
          )}
        </>
      }
    >
      <Inline justify="between" align="center">
        <Stack gap="xxsmall">
          <JobState job={job} />
          <JobNotes note={note} />
        </Stack>
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('row.posted', { date: format.dayAndMonth(job.postedAt) })}
        </Text>
      </Inline>
    </EntryCard>
  );
}

/** State of a job in a list: the application, or the deadline and whether the job is full, closed or not eligible. */
function JobState({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { application, applyBy, eligibility, universityDeadline } = job;
  if (application !== null)
    return (
      <Stack gap="xxsmall">
        <ApplicationState application={application} kind={job.kind} />
        {application.appliedAt !== null && (
          <Text as="span" size="small">
            <Link asChild>
              <RouterLink to={toApplication(application.id)}>{labels('application.open')}</RouterLink>
            </Link>
          </Text>
        )}
      </Stack>
    );
  // A reason against it stands in place of a deadline that the student cannot meet.
  if (eligibility.status === 'NOT_FOR_YOU')
    return (
      <Inline gap="xxsmall" wrap={false}>
        <Icon icon={CircleSlash2} size="small" />
        <Text as="span" size="tiny" tone="soft">
          {t('row.notForYou', { reasons: notEligibleLabel(job, t) })}
        </Text>
      </Inline>
    );
  const isOver = eligibility.status === 'CLOSED' || eligibility.status === 'FULL';
  const deadline = isOver ? null : applyBy;
  return (
    <>
      <Inline gap="xsmall">
        {deadline !== null && <DeadlineBadge at={deadline} />}
        {deadline !== null && deadline === universityDeadline && (
          <Text as="span" size="tiny" tone="soft">
            {t('row.universityDeadline')}
          </Text>
        )}
        {deadline === null && !isOver && (
          <Text as="span" size="tiny" tone="soft">
            {t('row.noDeadline')}
          </Text>
        )}
        {eligibility.status === 'FULL' && (
          <Badge icon={Users}>{t('row.full', { count: job.positions ?? 1 })}</Badge>
        )}
        {eligibility.status === 'CLOSED' && <Badge icon={Lock}>{t('row.closed')}</Badge>}
      </Inline>
      {eligibility.status === 'CHECK_CONDITIONS' && hasWarning(job) && (
        <Inline gap="xxsmall" wrap={false}>
          <Text as="span" size="tiny" tone="warning">
            <Icon icon={TriangleAlert} size="small" />
          </Text>
          <Text as="span" size="tiny" tone="warning">
            {job.isStale ? t('row.stale') : t('row.checkConditions')}
          </Text>
        </Inline>
      )}
    </>
  );
}

/** Why a job is listed: who recommends it with which message, or which interests it matches. */
function JobNotes({ note }: { readonly note: JobNote | undefined }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  if (note === undefined) return null;
  const { recommendation, matches } = note;
  return (
    <>
      {recommendation !== undefined && (
        <Stack gap="xxsmall">
          <Inline gap="xsmall">
            <Badge tone="accent" icon={GraduationCap}>
              {recommendation.counsellor === null
                ? t('recommended.byOffice')
                : t('recommended.by', { name: pickBilingual(recommendation.counsellor, 'name', language) })}
            </Badge>
            <Text as="span" size="tiny" tone="soft">
              {format.date(recommendation.recommendedAt)}
            </Text>
          </Inline>
          {recommendation.message !== null && (
            <Text size="small">{pickBilingual(recommendation, 'message', language)}</Text>
          )}
        </Stack>
      )}
      {matches !== undefined && (
        <Inline gap="xxsmall">
          {matches.map((match) => (
            <Badge key={match} tone="success" icon={Check}>
              {t(`match.${match}`)}
            </Badge>
          ))}
        </Inline>
      )}
    </>
  );
}

/** Name of a company, marked if it is verified. */
export function CompanyName({ company }: { readonly company: CompanySummary }) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <span>{pickBilingual(company, 'name', language)}</span>
      {company.isVerified && (
        <>
          <Icon icon={BadgeCheck} size="small" />
          <VisuallyHidden>{t('verifiedCompany')}</VisuallyHidden>
        </>
      )}
    </Inline>
  );
}
