import type { Job } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toCompany, toJob } from '../../../shared/navigation/paths.ts';
import { useReplyTime } from '../../../shared/ui/company/useReplyTime.ts';

/** The company in a few facts; missing ones are omitted. */
export function CompanyCard({ job }: { readonly job: Job }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { employeeBand, establishedOn, id, industry, location, responseDays } = job.company;
  // While a reply is awaited, its date stands with the application.
  const isAwaited = (job.application?.resultExpectedBy ?? null) !== null;
  const reply = useReplyTime(isAwaited ? null : id, isAwaited ? null : responseDays);
  const facts = [
    {
      term: t('company.industry'),
      value: industry === null ? null : pickBilingual(industry, 'title', language),
    },
    {
      term: t('company.location'),
      value: location === null ? null : pickBilingual(location, 'city', language),
    },
    {
      term: t('company.employees'),
      value: employeeBand === null ? null : labels(`employeeBand.${employeeBand}`),
    },
    { term: t('company.founded'), value: establishedOn === null ? null : format.monthAndYear(establishedOn) },
    {
      term: t(reply?.isCounted === false ? 'company.states' : 'company.responds'),
      value: reply && t('company.days', { count: reply.days }),
    },
  ];
  return (
    <Card title={t('company.title')}>
      <Stack gap="medium">
        <DescriptionList layout="rows" items={facts.filter(({ value }) => value !== null)} />
        <ScreenOnly>
          <Inline gap="xsmall">
            <Button asChild size="small">
              <RouterLink to={toCompany(job.audience, id)}>{t('company.see')}</RouterLink>
            </Button>
            <Button asChild size="small">
              <RouterLink to={toJob(job.audience, job.id)}>{t('company.seeJob')}</RouterLink>
            </Button>
          </Inline>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
