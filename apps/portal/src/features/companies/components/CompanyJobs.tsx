import { useListJobs, type Job } from '@michi/api/job';
import type { CompanySummary } from '@michi/api/company';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/deadline/DeadlineBadge.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob, toJobs } from '../../../shared/paths.ts';

/** Jobs in sight before the whole list is opened. */
const shownJobs = 10;

/** The public jobs the company has open. */
export function CompanyJobs({ company }: { readonly company: CompanySummary }) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const format = useFormat();
  const {
    data: page,
    isError,
    refetch,
  } = useListJobs({ companyId: company.id, audience: 'PUBLIC', size: shownJobs });
  const title = t('jobs.title');
  if (page === undefined) {
    return isError ? (
      <Card title={title}>
        <EmptyState
          plain
          size="card"
          level={3}
          title={t('jobs.failed')}
          actions={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
        />
      </Card>
    ) : (
      <Card title={title} ruled padding="none">
        <SkeletonRows label={t('jobs.loading')} count={3} />
      </Card>
    );
  }
  if (page.data.length === 0) {
    return (
      <Card title={title}>
        <EmptyState plain size="card" level={3} title={t('jobs.none')} text={t('jobs.noneNote')} />
      </Card>
    );
  }
  const count = page.totalRecords;
  return (
    <Card
      title={title}
      headerEnd={t('jobs.count', { count, formatted: format.number(count) })}
      ruled
      padding="none"
      {...(count > page.data.length && {
        footer: (
          <Link asChild>
            <RouterLink to={toJobs('PUBLIC', { search: pickBilingual(company, 'name', language) })}>
              {t('jobs.all')}
            </RouterLink>
          </Link>
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {page.data.map((job) => (
          <CompanyJobRow key={job.id} job={job} />
        ))}
      </Stack>
    </Card>
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
        job.entryDeadline === null ? (
          t('jobs.noDeadline')
        ) : (
          <DeadlineBadge at={job.entryDeadline} isPassive={job.eligibility.status !== 'ELIGIBLE'} />
        )
      }
    />
  );
}
