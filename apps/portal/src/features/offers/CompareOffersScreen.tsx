import { getListJobOffersQueryOptions, type JobOffer } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Grid } from '@michi/design-system/grid';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Check, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { offerTabs } from '../../shared/navigation/jobTabs.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { ComparedOffers } from './components/ComparedOffers.tsx';
import { OfferChoice, OfferPair } from './components/OfferChoice.tsx';
import { offersToCompare, readOfferIds } from './offerComparison.ts';
import { offerNotesQuery, offerQuery } from './queries.ts';

/** The first page of offers, those that await a response first. */
const offerListQuery = getListJobOffersQueryOptions();

/** The notes follow when the letters name their applications. */
export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([offerListQuery, ...readOfferIds(searchParams).map(offerQuery)]);

/** Offers side by side: two on a phone, all on a wide screen. Rating them is a mode. */
export function Component() {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const [address] = useSearchParams();
  const isWide = useMedia(media.desktop);
  const [isRating, setRating] = useState(false);
  const list = useQuery(offerListQuery);
  const named = readOfferIds(address);
  const offers = list.data?.data ?? [];
  const isWaiting = named.length < 2 && list.data === undefined;
  const compared = isWaiting ? [] : offersToCompare(named, offers);
  const ids = isWide ? compared : compared.slice(0, 2);
  const queries = useQueries({ queries: ids.map(offerQuery) });
  const existing = queries.filter(({ error }) => !isNotFound(error));
  const withdrawn = queries.length - existing.length;
  const letters = existing.flatMap(({ data }) => data ?? []);
  const dossiers = useQueries({
    queries: letters.map(({ offer }) => offerNotesQuery(offer.applicationId)),
  });
  const nameOf = useOfferNames([...offers, ...letters.map(({ offer }) => offer)]);
  const failed =
    (isWaiting && list.isError) || existing.some(({ data, isError }) => isError && data === undefined);
  // The notes are awaited, so that nothing moves when they arrive, and no mark is saved under older weights of the cache.
  const isLoading =
    isWaiting || letters.length < existing.length || dossiers.some((dossier) => dossier.isLoading);
  const isComparable = letters.length >= (withdrawn > 0 ? 1 : 2);
  const toOffers = toJobs('PUBLIC', { tab: offerTabs.PUBLIC });
  const tryAgain = () =>
    void Promise.all([list, ...existing].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  const Choice = isWide ? OfferChoice : OfferPair;
  const contents = () => {
    if (failed)
      return (
        <Card>
          <EmptyState
            title={t('compare.failed')}
            actions={<Button onClick={tryAgain}>{shared('actions.tryAgain')}</Button>}
          />
        </Card>
      );
    if (isLoading)
      return (
        <Awaited>
          <Stack gap="medium">
            {isWaiting && <ChoiceSkeleton />}
            <Card>
              <SkeletonOutline kind="terms" count={8} label={t('compare.loading')} />
            </Card>
          </Stack>
        </Awaited>
      );
    if (isComparable)
      return <ComparedOffers letters={letters} dossiers={dossiers} nameOf={nameOf} isRating={isRating} />;
    return (
      <Card>
        {offers.length > 1 ? (
          <EmptyState title={t('compare.chooseTwo.title')} description={t('compare.chooseTwo.text')} />
        ) : (
          <EmptyState
            title={t('compare.few.title')}
            description={t('compare.few.text')}
            actions={
              <Button asChild variant="primary">
                <RouterLink to={toOffers}>{t('compare.few.action')}</RouterLink>
              </Button>
            }
          />
        )}
      </Card>
    );
  };
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('compare.title')}
        back={<BackLink to={toOffers}>{t('back')}</BackLink>}
        actions={
          isComparable && (
            <Button size="small" icon={isRating ? Check : Star} onClick={() => setRating(!isRating)}>
              {t(isRating ? 'compare.stopRating' : 'compare.rate')}
            </Button>
          )
        }
      />
      {!isLoading && withdrawn > 0 && (
        <Alert tone="info">{t('compare.withdrawn', { count: withdrawn })}</Alert>
      )}
      {!failed && offers.length > (isComparable ? Math.min(letters.length, 2) : 1) && (
        <Choice offers={offers} ids={letters.map(({ offer }) => offer.id)} nameOf={nameOf} />
      )}
      {contents()}
    </Stack>
  );
}

/** Takes the place of the two choices above the table. */
function ChoiceSkeleton() {
  return (
    <Grid columns={{ phone: 2 }} gap="medium">
      {['first', 'second'].map((place) => (
        <Stack key={place} gap="xsmall">
          <Skeleton kind="title" width="half" />
          <Skeleton kind="field" />
        </Stack>
      ))}
    </Grid>
  );
}

/**
 * Names offers by their company, and those of one company by the title of the job as well.
 * @param offers among which a name must be clear
 */
const useOfferNames = (offers: readonly JobOffer[]): ((offer: JobOffer) => string) => {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const companyOf = ({ job }: JobOffer) => pickBilingual(job.company, 'name', language);
  return (offer) => {
    const company = companyOf(offer);
    const isAlone = offers.every((other) => other.id === offer.id || companyOf(other) !== company);
    return isAlone
      ? company
      : t('compare.named', { company, title: pickBilingual(offer.job, 'title', language) });
  };
};
