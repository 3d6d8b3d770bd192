import type { ApplicationDossier } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useOfflineMutation } from '../../../shared/offline/mutations/offlineMutation.ts';
import { changeNotes, useSaveNotes } from '../../../shared/ui/application-notes/useSaveNotes.ts';
import {
  criteria,
  markValues,
  rated,
  weightValues,
  type Criterion,
  type Weights,
} from '../offerComparison.ts';

const unset = 'unset';

interface MarkProps {
  readonly criterion: Criterion;
  /** Tells the offer from the others. */
  readonly name: string;
  readonly dossier: ApplicationDossier;
  readonly weights: Weights;
}

/** How well the offer meets a point, in the student's eyes; saved at once. */
export function Mark({ criterion, name, dossier: { id, notes }, weights }: MarkProps) {
  const { t } = useTranslation('offers');
  const { change } = useSaveNotes(id);
  const mark = notes.ratings?.[criterion].mark ?? null;
  return (
    <Select
      label={t('compare.mark.label', { criterion: t(`compare.rows.${criterion}`), company: name })}
      labelHidden
      value={mark === null ? unset : String(mark)}
      options={[
        { value: unset, label: t('compare.mark.none') },
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

interface WeightsCardProps {
  readonly dossiers: readonly ApplicationDossier[];
  readonly weights: Weights;
}

/** How much each point counts for the student. A change is written to every offer compared, so that all show it at once. */
export function WeightsCard({ dossiers, weights }: WeightsCardProps) {
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
        <Grid fill="large" gap="medium">
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
