import type { Job } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LinkButton } from '../../navigation/links.tsx';
import { paths, toApplication, toJobs, toSeminars, withQuery } from '../../navigation/paths.ts';

interface NextLinkProps {
  /** That of the buttons beside it. Default: `small`, in a message. */
  readonly size?: 'small' | 'medium';
}

interface PrepareLinksProps extends NextLinkProps {
  /** Null where the application's own page is linked already. */
  readonly applicationId: string | null;
  readonly company: Pick<Job['company'], 'name' | 'nameJp'>;
}

/** What to do while an application is under way: prepare, and meet the company. */
export function PrepareLinks({ applicationId, company, size = 'small' }: PrepareLinksProps) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  return (
    <>
      {applicationId !== null && (
        <LinkButton size={size} to={toApplication(applicationId)}>
          {t('next.prepare')}
        </LinkButton>
      )}
      <LinkButton size={size} to={toSeminars('PUBLIC', { search: pickBilingual(company, 'name', language) })}>
        {t('next.seminars')}
      </LinkButton>
    </>
  );
}

interface OtherJobsLinkProps extends NextLinkProps {
  readonly job: Pick<Job, 'audience'>;
}

/** What to do once an application is over. */
export function OtherJobsLink({ job, size = 'small' }: OtherJobsLinkProps) {
  const { t } = useTranslation('labels');
  return (
    <LinkButton size={size} to={toJobs(job.audience)}>
      {t('next.jobs')}
    </LinkButton>
  );
}

/** Where something that was booked stands among the student's other days. */
export function CalendarLink({ day }: { readonly day: string }) {
  const { t } = useTranslation('labels');
  return (
    <LinkButton size="small" to={withQuery(paths.calendar, { date: day })}>
      {t('next.calendar')}
    </LinkButton>
  );
}
