import type { JobDetail } from '@michi/api/job';
import { Text } from '@michi/design-system/text';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { answerFields, type ApplyFields } from './answerFields.ts';

/** How much there is to write for required answers that are still empty, and by when; nothing once all are begun. */
export function ToWrite({ detail: { job, questions } }: { readonly detail: JobDetail }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const required = questions.filter(({ kind, isRequired }) => kind === 'TEXT' && isRequired);
  const typed = useWatch<ApplyFields>({ name: required.map(({ id }) => answerFields(id).answer) });
  const empty = required.filter((_question, index) => (typed[index] ?? '').trim() === '');
  if (empty.length === 0) return null;
  const values = {
    count: empty.length,
    formatted: format.number(empty.reduce((sum, { maxCharacters }) => sum + (maxCharacters ?? 0), 0)),
  };
  return (
    <Text tone="soft">
      {job.applyBy === null
        ? t('answers.toWrite', values)
        : t('answers.toWriteBy', { ...values, date: format.dateAndTimeWithZone(job.applyBy) })}
    </Text>
  );
}
