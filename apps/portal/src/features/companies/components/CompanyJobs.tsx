import { useListJobs, type Job } from '@michi/api/job';
import type { CompanySummary } from '@michi/api/company';
import { ListRow } from '@michi/design-system/list-row';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob, toJobs } from '../../../shared/navigation/paths.ts';
import { CompanyList, shownEntries } from './CompanyList.tsx';

/** Open public jobs of the company. */
export function CompanyJobs({ company }: { readonly company: CompanySummary }) {
  const { language } = useLanguage();
  const result = useListJobs({ companyId: company.id, audience: 'PUBLIC', size: shownEntries });
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
  const places = job.locations.map((location) => pickBilingual(location, 'city', language));
  return (
    <ListRow
      link={<RouterLink to={toJob(job.audience, job.id)} />}
      title={pickBilingual(job, 'title', language)}
      meta={format.list([
        format.list(places),
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
