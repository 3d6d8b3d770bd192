import { getListJobOffersQueryOptions } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/isNotFound.ts';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { offerTabs } from '../../shared/navigation/jobTabs.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { offersToCompare, readOfferIds } from './comparedOffers.ts';
import { offerQuery } from './queries.ts';
import { CompareOffers } from './components/CompareOffers.tsx';
import { OfferChoice } from './components/OfferChoice.tsx';
import { useOfferNames } from './components/useOfferNames.ts';

/** The first page of offers, those that await a response first. */
const offerListQuery = getListJobOffersQueryOptions();

/** The notes follow when the letters name their applications. */
export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([offerListQuery, ...readOfferIds(searchParams).map(offerQuery)]);

/** Two to four offers side by side, with the student's own notes, marks and weights. */
export function Component() {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const [address] = useSearchParams();
  const list = useQuery(offerListQuery);
  const named = readOfferIds(address);
  const offers = list.data?.data ?? [];
  const isWaiting = named.length < 2 && list.data === undefined;
  const ids = isWaiting ? [] : offersToCompare(named, offers);
  const queries = useQueries({ queries: ids.map(offerQuery) });
  const asked = queries.filter(({ error }) => !isNotFound(error));
  const withdrawn = queries.length - asked.length;
  const letters = asked.flatMap(({ data }) => data ?? []);
  const nameOf = useOfferNames([...offers, ...letters.map(({ offer }) => offer)]);
  const failed =
    (isWaiting && list.isError) || asked.some(({ data, isError }) => isError && data === undefined);
  const isLoading = isWaiting || letters.length < asked.length;
  const toOffers = toJobs('PUBLIC', { tab: offerTabs.PUBLIC });
  const tryAgain = () =>
    void Promise.all([list, ...asked].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
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
          <Card>
            <SkeletonOutline kind="terms" count={8} label={t('compare.loading')} />
          </Card>
        </Awaited>
      );
    if (letters.length < (withdrawn > 0 ? 1 : 2))
      return (
        <Card>
          <EmptyState
            title={t('compare.few.title')}
            description={t('compare.few.text')}
            actions={
              <Button asChild variant="primary">
                <Link to={toOffers}>{t('compare.few.action')}</Link>
              </Button>
            }
          />
        </Card>
      );
    return <CompareOffers letters={letters} nameOf={nameOf} />;
  };
  return (
    <Stack gap="medium">
      <PageHeader title={t('compare.title')} back={<BackLink to={toOffers}>{t('back')}</BackLink>} />
      {!isLoading && withdrawn > 0 && (
        <Alert tone="info">{t('compare.withdrawn', { count: withdrawn })}</Alert>
      )}
      {letters.length > 0 && offers.length > Math.min(letters.length, 2) && (
        <OfferChoice offers={offers} ids={letters.map(({ offer }) => offer.id)} nameOf={nameOf} />
      )}
      {contents()}
    </Stack>
  );
}
