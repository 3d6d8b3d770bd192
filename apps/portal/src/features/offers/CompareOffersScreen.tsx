import {
  getListJobOffersQueryOptions,
  type ApplicationDossier,
  type JobOffer,
  type OfferLetter,
} from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { CompareTable } from '@michi/design-system/compare-table';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Select } from '@michi/design-system/select';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { offerTabs } from '../../shared/navigation/jobTabs.ts';
import { toCompareOffers, toJobs, toOffer } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useOfflineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { ComparedCell, comparedRows } from './components/ComparedCell.tsx';
import {
  criteria,
  mostCompared,
  offersToCompare,
  rated,
  readOfferIds,
  weightsOf,
  weightValues,
  type Criterion,
  type Weights,
} from './offerComparison.ts';
import { offerNotesQuery, offerQuery } from './queries.ts';

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
  const existing = queries.filter(({ error }) => !isNotFound(error));
  const withdrawn = queries.length - existing.length;
  const letters = existing.flatMap(({ data }) => data ?? []);
  const nameOf = useOfferNames([...offers, ...letters.map(({ offer }) => offer)]);
  const failed =
    (isWaiting && list.isError) || existing.some(({ data, isError }) => isError && data === undefined);
  const isLoading = isWaiting || letters.length < existing.length;
  const toOffers = toJobs('PUBLIC', { tab: offerTabs.PUBLIC });
  const tryAgain = () =>
    void Promise.all([list, ...existing].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
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
                <RouterLink to={toOffers}>{t('compare.few.action')}</RouterLink>
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

interface CompareOffersProps {
  readonly letters: readonly OfferLetter[];
  readonly nameOf: (offer: JobOffer) => string;
}

/** Offers side by side, and below them how much each point counts. */
function CompareOffers({ letters, nameOf }: CompareOffersProps) {
  const { t } = useTranslation('offers');
  const dossiers = useQueries({
    queries: letters.map(({ offer }) => offerNotesQuery(offer.applicationId)),
  });
  // Until all are there, a mark could be saved under older weights of the cache.
  const isLoading = dossiers.some((dossier) => dossier.isLoading);
  const known = isLoading
    ? []
    : dossiers.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [{ data, dataUpdatedAt }]));
  const weights = weightsOf(known);
  return (
    <Stack gap="large">
      <Card>
        <Stack gap="medium">
          <CompareTable
            label={t('compare.label')}
            rowHeading={t('compare.rowHeading')}
            rows={comparedRows.map((id) => ({ id, label: t(`compare.rows.${id}`) }))}
            columns={letters.map((letter) => ({
              id: letter.offer.id,
              name: nameOf(letter.offer),
              title: (
                <Link asChild>
                  <RouterLink to={toOffer(letter.offer.id)}>{nameOf(letter.offer)}</RouterLink>
                </Link>
              ),
            }))}
            renderCell={(row, column) => {
              const index = letters.findIndex(({ offer }) => offer.id === column);
              const letter = letters[index];
              const notes = dossiers[index];
              return (
                letter !== undefined &&
                notes !== undefined && (
                  <ComparedCell
                    row={row}
                    letter={letter}
                    name={nameOf(letter.offer)}
                    dossier={isLoading ? undefined : notes.data}
                    isFailed={notes.isError}
                    onRetry={() => void notes.refetch()}
                    weights={weights}
                  />
                )
              );
            }}
          />
          <Text size="small" tone="soft">
            {t('compare.basis')}
          </Text>
        </Stack>
      </Card>
      {known.length > 0 && <WeightsCard dossiers={known.map(({ data }) => data)} weights={weights} />}
    </Stack>
  );
}

interface OfferChoiceProps {
  readonly offers: readonly JobOffer[];
  readonly ids: readonly string[];
  readonly nameOf: (offer: JobOffer) => string;
}

/** Which offers are side by side: two at least, and no more than have room. The choice is in the address. */
function OfferChoice({ offers, ids, nameOf }: OfferChoiceProps) {
  const { t } = useTranslation('offers');
  const navigate = useNavigate();
  const toggle = (id: string) =>
    void navigate(toCompareOffers(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]), {
      replace: true,
    });
  return (
    <CheckboxGroup label={t('compare.choose')} hint={t('compare.chooseHint')}>
      <Inline gap="medium">
        {offers.map((offer) => {
          const { id } = offer;
          const isCompared = ids.includes(id);
          return (
            <Checkbox
              key={id}
              label={nameOf(offer)}
              checked={isCompared}
              disabled={isCompared ? ids.length <= 2 : ids.length >= mostCompared}
              onChange={() => toggle(id)}
            />
          );
        })}
      </Inline>
    </CheckboxGroup>
  );
}

const unset = 'unsaid';

interface WeightsCardProps {
  readonly dossiers: readonly ApplicationDossier[];
  readonly weights: Weights;
}

/** How much each point counts for the student. A change is written to every offer compared, so that all show it at once. */
function WeightsCard({ dossiers, weights }: WeightsCardProps) {
  const { t } = useTranslation('offers');
  const change = useOfflineMutation(changeNotes);
  const weigh = (criterion: Criterion, value: string) => {
    const changed = { ...weights, [criterion]: weightValues.find((one) => String(one) === value) ?? null };
    for (const { id, notes } of dossiers) change({ id, data: { ratings: rated(notes, changed) } });
  };
  return (
    <Card title={t('compare.weights.title')}>
      <Stack gap="medium">
        <Text>{t('compare.weights.text')}</Text>
        <Grid fill="small" gap="medium">
          {criteria.map((criterion) => (
            <Select
              key={criterion}
              label={t(`compare.rows.${criterion}`)}
              value={weights[criterion] === null ? unset : String(weights[criterion])}
              options={[
                { value: unset, label: t('compare.weights.none') },
                ...weightValues.map((value) => ({
                  value: String(value),
                  label: t(`compare.weights.values.${value}`),
                })),
              ]}
              onValueChange={(value) => weigh(criterion, value)}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
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
