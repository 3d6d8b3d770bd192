import { useShowJobOffer } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../shared/back-link/BackLink.tsx';
import { pickBilingual } from '../../shared/bilingual/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { OfferContents } from './components/OfferContents.tsx';

/** No offer to this student has this id, or it is no id at all. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');

/** The letter of a job offer, and the student's answer to it. */
export function OfferScreen() {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const {
    data: letter,
    error,
    isError,
    refetch,
  } = useShowJobOffer(id, { query: { enabled: id !== '', meta: { isSilent: true } } });
  useScreenTitle(
    letter === undefined
      ? t('title')
      : t('titleNamed', { company: pickBilingual(letter.offer.job.company, 'name', language) }),
  );
  if (letter !== undefined) return <OfferContents key={letter.offer.id} letter={letter} />;
  const back = <BackLink to={paths.publicJobs}>{t('backToJobs')}</BackLink>;
  if (id !== '' && !isError) {
    return (
      <Stack gap="medium">
        {back}
        <Card>
          <SkeletonRows label={t('loading')} count={6} />
        </Card>
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
                <RouterLink to={paths.publicJobs}>{t('notFound.action')}</RouterLink>
              </Button>
            }
          />
        ) : (
          <EmptyState
            level={1}
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
          />
        )}
      </Card>
    </Stack>
  );
}
