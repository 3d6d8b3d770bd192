import type { ApplicationDossier, OfferLetter } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { NotesForm } from '../../../shared/ui/application-notes/NotesForm.tsx';
import { useSaveNotes } from '../../../shared/ui/application-notes/useSaveNotes.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { useFixedOvertime } from '../../../shared/ui/detail/StatedFacts.tsx';
import {
  criteria,
  markValues,
  monthlyPay,
  rated,
  totalOf,
  type Criterion,
  type Weights,
} from '../offerComparison.ts';

/** What is compared, in the order of the screen: what the letters say, then what the student says of them. */
export const comparedRows = [
  'work',
  'pay',
  'monthly',
  'holidays',
  'place',
  'workStyle',
  'probation',
  'deadline',
  'notes',
  'total',
] as const;

type ComparedRow = (typeof comparedRows)[number];

const unmarked = 'unmarked';

interface ComparedCellProps {
  readonly row: ComparedRow;
  readonly letter: OfferLetter;
  /** Tells the offer from the others. */
  readonly name: string;
  readonly dossier: ApplicationDossier | undefined;
  readonly isFailed: boolean;
  /** Loads the dossier again after a failure. */
  readonly onRetry: () => void;
  readonly weights: Weights;
}

/** One point of one offer: what the letter says of it, and what the student does. */
export function ComparedCell({ row, letter, name, dossier, isFailed, onRetry, weights }: ComparedCellProps) {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const termOf = useComparedTerms(letter);
  const { offer } = letter;
  const criterion = criteria.find((one) => one === row);
  switch (row) {
    case 'deadline':
      return offer.status === 'OFFERED' ? (
        <Stack gap="xxsmall">
          <Text>{format.dateAndTime(offer.expiresAt)}</Text>
          <Inline>
            <DeadlineBadge at={offer.expiresAt} isOwed isBesideDate />
          </Inline>
        </Stack>
      ) : (
        <Text>{t(`status.${offer.job.kind}.${offer.status}`)}</Text>
      );
    case 'notes':
      if (dossier !== undefined)
        return <NotesForm dossier={dossier} label={t('compare.notesOf', { company: name })} />;
      return isFailed ? (
        <Stack gap="xsmall" align="start">
          <Text tone="soft">{t('compare.notesFailed')}</Text>
          <Button size="small" onClick={onRetry}>
            {shared('actions.tryAgain')}
          </Button>
        </Stack>
      ) : (
        <Text tone="soft">{t('compare.notesLoading')}</Text>
      );
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
            {row === 'work' ? (
              <Link asChild>
                <RouterLink to={toApplication(offer.applicationId)}>{value}</RouterLink>
              </Link>
            ) : (
              <Text {...(value === null && { tone: 'soft' as const })}>
                {value ?? t('compare.notStated')}
              </Text>
            )}
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

/** A term of a letter, null if it is not stated, with notes on it. */
interface ComparedTerm {
  readonly value: string | null;
  readonly notes: readonly string[];
}

/** The terms of a letter as text, with a note on how each computed figure was derived. */
const useComparedTerms = (
  letter: OfferLetter,
): ((row: Exclude<ComparedRow, 'deadline' | 'notes' | 'total'>) => ComparedTerm) => {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const { offer, terms, salary, location } = letter;
  const { job } = offer;
  const term = (value: string | null, ...notes: readonly (string | null)[]): ComparedTerm => ({
    value,
    notes: notes.filter((note) => note !== null),
  });
  const monthly = (): ComparedTerm => {
    const pay = monthlyPay({ salary, fixedOvertime: terms.fixedOvertime });
    if (pay.kind !== 'COMPUTED')
      return term(null, pay.kind === 'NOT_STATED' ? null : t(`compare.monthly.${pay.kind}`));
    const overtime = fixedOvertime(pay.fixedOvertime, pay.total.currency);
    return term(
      format.salary(pay.total),
      overtime === null ? t('compare.monthly.noOvertime') : t('compare.monthly.overtime', { overtime }),
      pay.base === null ? null : t('compare.monthly.base', { pay: format.salary(pay.base) }),
      pay.isOfYear ? t('compare.monthly.ofYear') : null,
    );
  };
  return (row) => {
    switch (row) {
      case 'work':
        return term(pickBilingual(letter, 'position', language));
      case 'pay':
        return term(salary === null ? null : format.salary(salary));
      case 'monthly':
        return monthly();
      case 'holidays': {
        const days = pickBilingual(terms, 'holidays', language);
        const { annualHolidays: count } = terms;
        return count === null ? term(days) : term(t('terms.holidaysCount', { count }), days);
      }
      case 'place':
        return term(
          location === null ? null : pickBilingual(location, 'city', language),
          terms.hasRelocation === null
            ? t('compare.relocation.unknown')
            : t(`compare.relocation.${terms.hasRelocation ? 'yes' : 'no'}`),
        );
      case 'workStyle':
        return term(
          job.workStyle === null
            ? pickBilingual(terms, 'remoteWork', language)
            : labels(`workStyle.${job.workStyle}`),
          job.workStyle === null ? null : pickBilingual(terms, 'remoteWork', language),
          pickBilingual(terms, 'workingHours', language),
          terms.overtimeHours === null ? null : t('terms.overtime', { hours: terms.overtimeHours }),
        );
      case 'probation':
        return term(
          terms.probationMonths === null
            ? null
            : t('terms.probationMonths', { count: terms.probationMonths }),
        );
    }
  };
};
