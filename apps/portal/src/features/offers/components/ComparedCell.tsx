import type { ApplicationDossier, OfferLetter } from '@michi/api/job';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { NotesForm } from '../../../shared/ui/application-notes/NotesForm.tsx';
import { useSaveNotes } from '../../../shared/ui/application-notes/useSaveNotes.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { criteria, markValues, rated, totalOf, type Criterion, type Weights } from '../offerRatings.ts';
import type { ComparedRow } from './comparedRows.ts';
import { useComparedTerms } from './useComparedTerms.ts';

const unmarked = 'unmarked';

export interface ComparedCellProps {
  readonly row: ComparedRow;
  readonly letter: OfferLetter;
  /** Tells the offer from the others. */
  readonly name: string;
  readonly dossier: ApplicationDossier | undefined;
  readonly isFailed: boolean;
  readonly weights: Weights;
}

/** One point of one offer: what the letter says of it, and what the student does. */
export function ComparedCell({ row, letter, name, dossier, isFailed, weights }: ComparedCellProps) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const termOf = useComparedTerms(letter);
  const { offer } = letter;
  const criterion = criteria.find((one) => one === row);
  switch (row) {
    case 'deadline':
      return offer.status === 'OFFERED' ? (
        <Stack gap="xxsmall">
          <Text>{format.dateAndTimeWithZone(offer.expiresAt)}</Text>
          <Inline>
            <DeadlineBadge at={offer.expiresAt} isOwed />
          </Inline>
        </Stack>
      ) : (
        <Text>{t(`status.${offer.job.kind}.${offer.status}`)}</Text>
      );
    case 'notes':
      if (dossier !== undefined)
        return <NotesForm dossier={dossier} label={t('compare.notesOf', { company: name })} />;
      return <Text tone="soft">{isFailed ? t('compare.notesFailed') : t('compare.notesLoading')}</Text>;
    case 'total': {
      const total = dossier === undefined ? null : totalOf(dossier.notes, weights);
      return total === null ? (
        <Text tone="soft">{t('compare.noTotal')}</Text>
      ) : (
        <Text weight="strong">{t('compare.total', { ...total })}</Text>
      );
    }
    default: {
      const { value, notes } = termOf(row);
      return (
        <Stack gap="xsmall">
          <Stack gap="xxsmall">
            <Text {...(value === null && { tone: 'soft' as const })}>{value ?? t('compare.notStated')}</Text>
            {notes.map((note) => (
              <Text key={note} size="small" tone="soft">
                {note}
              </Text>
            ))}
          </Stack>
          {criterion !== undefined && dossier !== undefined && (
            <Mark criterion={criterion} company={name} dossier={dossier} weights={weights} />
          )}
        </Stack>
      );
    }
  }
}

interface MarkProps {
  readonly criterion: Criterion;
  readonly company: string;
  readonly dossier: ApplicationDossier;
  readonly weights: Weights;
}

/** How well the offer meets a point, in the student's eyes; saved at once. */
function Mark({ criterion, company, dossier: { id, notes }, weights }: MarkProps) {
  const { t } = useTranslation('offers');
  const { change } = useSaveNotes(id);
  const mark = notes.ratings?.[criterion].mark ?? null;
  return (
    <Select
      label={t('compare.mark.label', { criterion: t(`compare.rows.${criterion}`), company })}
      labelHidden
      value={mark === null ? unmarked : String(mark)}
      options={[
        { value: unmarked, label: t('compare.mark.none') },
        ...markValues.map((value) => ({ value: String(value), label: t('compare.mark.value', { value }) })),
      ]}
      onValueChange={(value) =>
        change({
          ratings: rated({ ratings: notes.ratings }, weights, {
            criterion,
            mark: markValues.find((one) => String(one) === value) ?? null,
          }),
        })
      }
    />
  );
}
