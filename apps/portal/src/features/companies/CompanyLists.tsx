import type { CompanySummary } from '@michi/api/company';
import { useListJobs, type Job } from '@michi/api/job';
import { useListSeminars, type Seminar } from '@michi/api/seminar';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isNotImplemented } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { toJob, toJobs, toSeminar, toSeminars } from '../../shared/navigation/paths.ts';
import { DeadlineBadge, isOpenToYou } from '../../shared/ui/detail/DeadlineBadge.tsx';
import { ListCard, type ListCardProps } from '../../shared/ui/results/ListCard.tsx';
import { useTotalLabel } from '../../shared/ui/results/Pages.tsx';

/** Open public jobs of the company. */
export function CompanyJobs({ company }: { readonly company: CompanySummary }) {
  const { language } = useLanguage();
  const result = useListJobs({ companyId: company.id, audience: 'PUBLIC', size: pageSize });
  return (
    <CompanyList
      what="jobs"
      result={result}
      to={toJobs('PUBLIC', { search: pickBilingual(company, 'name', language) })}
    >
      {(job) => <CompanyJobRow key={job.id} job={job} />}
    </CompanyList>
  );
}

function CompanyJobRow({ job }: { readonly job: Job }) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const cities = job.locations.map((location) => pickBilingual(location, 'city', language));
  return (
    <ListRow
      link={<RouterLink to={toJob(job.audience, job.id)} />}
      title={pickBilingual(job, 'title', language)}
      meta={format.list([
        format.list(cities),
        format.salary(job.salary),
        job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
      ])}
      footer={
        job.applyBy === null ? (
          t('jobs.noDeadline')
        ) : (
          <DeadlineBadge at={job.applyBy} isPassive={!isOpenToYou(job)} />
        )
      }
    />
  );
}

/** Public seminars of the company; nothing if no service offers seminars. */
export function CompanySeminars({ company }: { readonly company: CompanySummary }) {
  const { language } = useLanguage();
  const result = useListSeminars({ companyId: company.id, size: pageSize });
  if (result.data === undefined && isNotImplemented(result.error)) return null;
  return (
    <CompanyList
      what="seminars"
      result={result}
      to={toSeminars('PUBLIC', { search: pickBilingual(company, 'name', language) })}
    >
      {(seminar) => <CompanySeminarRow key={seminar.id} seminar={seminar} />}
    </CompanyList>
  );
}

function CompanySeminarRow({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, audience, startsAt, style, applyBy, eligibility } = seminar;
  return (
    <ListRow
      link={<RouterLink to={toSeminar(audience, id)} />}
      title={pickBilingual(seminar, 'title', language)}
      meta={format.list([
        format.dateAndTime(startsAt),
        labels(`meetingStyle.${style}`),
        pickBilingual(seminar, 'placeName', language),
      ])}
      footer={
        applyBy === null ? (
          t('seminars.noDeadline')
        ) : (
          <DeadlineBadge at={applyBy} isPassive={!isOpenToYou({ eligibility })} />
        )
      }
    />
  );
}

/** Entries of the first page; the other pages are not requested. */
const pageSize = 10;

interface CompanyListProps<Entry> extends Pick<ListCardProps<Entry>, 'children'> {
  readonly what: 'jobs' | 'seminars';
  readonly result: ListCardProps<Entry>['result'] & {
    readonly data: { readonly totalRecords: number } | undefined;
  };
  /** The list of all of them. */
  readonly to: string;
}

/** The first jobs or seminars of a company, their number, and a link to all if there are more. */
function CompanyList<Entry>({ what, result, to, children }: CompanyListProps<Entry>) {
  const { t } = useTranslation('companies');
  const totalLabel = useTotalLabel();
  const total = result.data?.totalRecords ?? 0;
  return (
    <ListCard
      title={t(`${what}.title`)}
      result={result}
      texts={{
        loading: t(`${what}.loading`),
        failed: t(`${what}.failed`),
        none: t(`${what}.none`),
        noneNote: t(`${what}.noneNote`),
      }}
      headerEnd={totalLabel(total, (counted) => t(`${what}.count`, counted))}
      footer={
        total > pageSize ? (
          <Link asChild>
            <RouterLink to={to}>{t(`${what}.all`)}</RouterLink>
          </Link>
        ) : undefined
      }
    >
      {children}
    </ListCard>
  );
}
