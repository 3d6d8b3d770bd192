import type { JobOffer, OfferLetter } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { CompareTable } from '@michi/design-system/compare-table';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toOffer } from '../../../shared/navigation/paths.ts';
import { weightsOf } from '../offerRatings.ts';
import { offerNotesQuery } from '../queries.ts';
import { ComparedCell } from './ComparedCell.tsx';
import { comparedRows } from './comparedRows.ts';
import { WeightsCard } from './WeightsCard.tsx';

export interface CompareOffersProps {
  readonly letters: readonly OfferLetter[];
  readonly nameOf: (offer: JobOffer) => string;
}

/** Offers side by side, and below them how much each point counts. */
export function CompareOffers({ letters, nameOf }: CompareOffersProps) {
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
              const place = letters.findIndex(({ offer }) => offer.id === column);
              const letter = letters[place];
              const notes = dossiers[place];
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
