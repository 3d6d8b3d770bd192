import type { ApplicationDossier, JobOffer, OfferLetter } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { CompareTable } from '@michi/design-system/compare-table';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toOffer } from '../../../shared/navigation/paths.ts';
import { NotesForm } from '../../../shared/ui/application-notes/NotesForm.tsx';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { criteria, totalOf, weightsOf, type Criterion } from '../offerComparison.ts';
import {
  comparedFacts,
  useComparedFacts,
  type ComparedFact,
  type ComparedFactName,
} from './comparedFacts.ts';
import { Mark, WeightsCard } from './OfferRating.tsx';

/** What is compared, in the order of the screen: the student's view of the work, the facts of the letters, the student's notes. */
const comparedRows = ['work', ...comparedFacts, 'notes', 'total'] as const;

type ComparedRow = (typeof comparedRows)[number];

const isFact = (row: ComparedRow): row is ComparedFactName => comparedFacts.some((name) => name === row);

const criterionOf = (row: ComparedRow): Criterion | undefined => criteria.find((one) => one === row);

interface ComparedOffersProps {
  readonly letters: readonly OfferLetter[];
  /** The student's notes on each letter. */
  readonly dossiers: readonly UseQueryResult<ApplicationDossier>[];
  readonly nameOf: (offer: JobOffer) => string;
  readonly isRating: boolean;
}

/** Offers side by side: what differs stands in the table, what is the same is folded below it. */
export function ComparedOffers({ letters, dossiers, nameOf, isRating }: ComparedOffersProps) {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const factOf = useComparedFacts();
  const known = dossiers.flatMap(({ data, dataUpdatedAt }) =>
    data === undefined ? [] : [{ data, dataUpdatedAt }],
  );
  const failed = dossiers.filter(({ isError, data }) => isError && data === undefined);
  const weights = weightsOf(known);
  const columns = letters.map((letter, index) => {
    const dossier = dossiers[index]?.data;
    return { letter, dossier, total: dossier === undefined ? null : totalOf(dossier.notes, weights) };
  });
  type Column = (typeof columns)[number];
  const markOf = ({ dossier }: Column, row: ComparedRow): number | null => {
    const criterion = criterionOf(row);
    return criterion === undefined ? null : (dossier?.notes.ratings?.[criterion].mark ?? null);
  };
  const isShown = (row: ComparedRow): boolean => {
    if (row === 'work') return isRating || columns.some((column) => markOf(column, row) !== null);
    // While rating, the notes are edited below.
    if (row === 'notes') return !isRating && known.some(({ data }) => data.notes.text !== '');
    return row !== 'total' || isRating || columns.some(({ total }) => total !== null);
  };
  /** The text of a row that says the same of every offer; what is being rated is not folded. */
  const sameIn = (row: ComparedRow): ComparedFact | null => {
    if (!isFact(row) || columns.length < 2 || (isRating && criterionOf(row) !== undefined)) return null;
    const [first, ...others] = columns.map((column): ComparedFact => {
      const { value, notes } = factOf(column.letter, row);
      const mark = markOf(column, row);
      return { value, notes: mark === null ? notes : [...notes, t('compare.mark.given', { value: mark })] };
    });
    const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
    return isSame ? (first ?? null) : null;
  };
  const shown = comparedRows.filter(isShown).map((row) => ({ row, same: sameIn(row) }));
  const differing = shown.filter(({ same }) => same === null);
  const folded = shown.flatMap(({ row, same }) => (same === null ? [] : [{ row, same }]));
  const factIn = (row: ComparedFactName, { letter }: Column) => {
    const { value, notes } = factOf(letter, row);
    const { expiresAt, status } = letter.offer;
    return (
      <Stack gap="xxsmall">
        <Text {...(value === null ? { tone: 'soft' as const } : { weight: 'strong' as const })}>
          {value ?? t('compare.notStated')}
        </Text>
        {row === 'deadline' && status === 'OFFERED' && (
          <Inline>
            <DeadlineBadge at={expiresAt} isOwed isBesideDate />
          </Inline>
        )}
        {notes.map((note) => (
          <Text key={note} size="small" tone="soft">
            {note}
          </Text>
        ))}
      </Stack>
    );
  };
  const markIn = (row: ComparedRow, column: Column) => {
    const criterion = criterionOf(row);
    const mark = markOf(column, row);
    const { dossier, letter } = column;
    if (isRating && criterion !== undefined && dossier !== undefined)
      return <Mark criterion={criterion} name={nameOf(letter.offer)} dossier={dossier} weights={weights} />;
    return (
      mark !== null && (
        <Text size="small" tone="soft">
          {t('compare.mark.given', { value: mark })}
        </Text>
      )
    );
  };
  const cellOf = (row: ComparedRow, column: Column) => {
    const { dossier, total } = column;
    if (row === 'notes') return <Text preserveLines>{dossier?.notes.text}</Text>;
    if (row === 'total')
      return total === null ? (
        <Text size="small" tone="soft">
          {t('compare.noTotal')}
        </Text>
      ) : (
        <Text weight="strong">{t('compare.total', { ...total })}</Text>
      );
    return (
      <Stack gap="xsmall">
        {isFact(row) && factIn(row, column)}
        {markIn(row, column)}
      </Stack>
    );
  };
  return (
    <Stack gap="large">
      <Card>
        <Stack gap="medium">
          <CompareTable
            label={t('compare.label')}
            rowHeading={t('compare.rowHeading')}
            rows={differing.map(({ row }) => ({ id: row, label: t(`compare.rows.${row}`) }))}
            columns={letters.map((letter) => ({
              id: letter.offer.id,
              title: (
                <Stack gap="none">
                  <Text weight="strong" lines={2}>
                    <Link asChild>
                      <RouterLink to={toOffer(letter.offer.id)}>{nameOf(letter.offer)}</RouterLink>
                    </Link>
                  </Text>
                  <Text size="small" tone="soft" lines={2}>
                    {pickBilingual(letter, 'position', language)}
                  </Text>
                </Stack>
              ),
            }))}
            renderCell={(row, id) => {
              const column = columns.find(({ letter }) => letter.offer.id === id);
              return column !== undefined && cellOf(row, column);
            }}
          />
          {folded.length > 0 && (
            <Collapsible
              title={t(letters.length === 2 ? 'compare.sameForBoth' : 'compare.sameForAll', {
                number: folded.length,
              })}
              defaultOpen={differing.length === 0}
            >
              <DescriptionList
                layout="rows"
                items={folded.map(({ row, same: { value, notes } }) => ({
                  id: row,
                  term: t(`compare.rows.${row}`),
                  value: value ?? t('compare.notStated'),
                  note: notes.length === 0 ? undefined : notes.join('\n'),
                }))}
              />
            </Collapsible>
          )}
          <Text size="small" tone="soft">
            {t('compare.basis')}
          </Text>
        </Stack>
      </Card>
      {failed.length > 0 && (
        <Alert
          tone="warning"
          actions={
            <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              {shared('actions.tryAgain')}
            </Button>
          }
        >
          {t('compare.notesFailed')}
        </Alert>
      )}
      {isRating && known.length > 0 && (
        <>
          <WeightsCard dossiers={known.map(({ data }) => data)} weights={weights} />
          <Card title={t('compare.rows.notes')}>
            <Grid fill="medium" gap="large">
              {columns.map(({ letter, dossier }) => {
                const company = nameOf(letter.offer);
                return (
                  dossier !== undefined && (
                    <Stack key={dossier.id} gap="xsmall">
                      <Text weight="strong">{company}</Text>
                      <NotesForm dossier={dossier} label={t('compare.notesOf', { company })} />
                    </Stack>
                  )
                );
              })}
            </Grid>
          </Card>
        </>
      )}
    </Stack>
  );
}
