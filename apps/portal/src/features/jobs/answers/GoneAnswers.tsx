import type { Job, JobQuestion } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { fileOnTheWay, readFileValue } from '../answeredFile.ts';
import { answerFields, idOfField, type ApplyFields } from './answerFields.ts';
import type { KeptAnswers } from './useKeptAnswers.ts';

interface GoneAnswersProps {
  readonly job: Pick<Job, 'id'>;
  readonly questions: readonly JobQuestion[];
  readonly kept: KeptAnswers;
}

/** Typed and kept answers, and names of files, to questions that the company no longer asks, with the words these had. */
export function GoneAnswers({ job, questions, kept }: GoneAnswersProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const fields = useDeferredValue(useWatch<ApplyFields>());
  const shown = useWords(questions);
  const isAsked = (id: string) => questions.some((question) => question.id === id);
  const typed = Object.entries(fields).flatMap(([name, value = '']) => {
    const id = idOfField(name) ?? '';
    const words = shown.get(id) ?? fields[answerFields(id).words];
    if (words === undefined || isAsked(id)) return [];
    const text = value === fileOnTheWay ? '' : (readFileValue(value)?.fileName ?? typedText(value));
    return text === '' ? [] : [{ id, words, text }];
  });
  const elsewhere = kept.versions.flatMap(({ job: writtenFor, topic, question, text }) => {
    const id = writtenFor?.jobId === job.id ? writtenFor.questionId : null;
    if (id === null || isAsked(id)) return [];
    const words = topic === 'OWN_QUESTION' ? (question ?? '') : labels(`answerTopic.${topic}`);
    return typed.some((each) => each.id === id) ? [] : [{ id, words, text }];
  });
  const gone = [...typed, ...elsewhere];
  if (gone.length === 0) return null;
  return (
    <Alert tone="warning" title={t('apply.gone', { count: gone.length })}>
      <Stack gap="small">
        {gone.map(({ id, words, text }) => (
          <Stack key={`${id} ${text}`} gap="xxsmall">
            <Text size="small" tone="soft">
              {words}
            </Text>
            <Text preserveLines>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

/** The words of every question answered in words or with a file that the page has shown, by id. */
function useWords(questions: readonly JobQuestion[]): ReadonlyMap<string, string> {
  const { language } = useLanguage();
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const added = questions.filter(({ id, kind }) => kind !== 'CHOICE' && !words.has(id));
  if (added.length > 0)
    setWords(
      new Map([
        ...words,
        ...added.map((question) => [question.id, pickBilingual(question, 'text', language) ?? ''] as const),
      ]),
    );
  return words;
}
