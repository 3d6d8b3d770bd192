import { useShowCompany } from '@michi/api/company';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../shared/back-link/BackLink.tsx';
import { pickBilingual } from '../../shared/bilingual/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toJobs, type JobAudience } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { CompanyContents } from './components/CompanyContents.tsx';
import { CompanySkeleton } from './components/CompanySkeleton.tsx';

/** The company behind a job: everything it says about itself, and its open jobs. */
export function CompanyScreen() {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const audience: JobAudience = pathname === paths.universityJobCompany ? 'UNIVERSITY' : 'PUBLIC';
  const id = query.get('id') ?? '';
  const {
    data: detail,
    error,
    isError,
    refetch,
  } = useShowCompany(id, {
    query: { enabled: id !== '', meta: { isSilent: true } },
  });
  useScreenTitle(detail === undefined ? t('title') : pickBilingual(detail.company, 'name', language));

  const back = <BackLink to={toJobs(audience)}>{t('back')}</BackLink>;
  if (detail !== undefined) return <CompanyContents detail={detail} back={back} />;
  if (id !== '' && !isError) {
    return (
      <Stack gap="medium">
        {back}
        <CompanySkeleton />
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {back}
      <Card>
        {id === '' || isMissing(error) ? (
          <EmptyState
            level={1}
            title={t('notFound.title')}
            text={t('notFound.text')}
            actions={
              <Button asChild variant="primary">
                <RouterLink to={toJobs(audience)}>{t('notFound.action')}</RouterLink>
              </Button>
            }
          />
        ) : (
          <EmptyState
            level={1}
            title={t('failed.title')}
            actions={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
          />
        )}
      </Card>
    </Stack>
  );
}

/** No company has this id, or it is no id at all. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
