import type { JobQuestion } from '@michi/api/job';
import { countCharacters } from '@michi/api/text';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFields } from '../../../shared/ui/forms/useSentForm.ts';
import { answerFields, type ApplyFields } from './answerFields.ts';
import { partsOfStamp } from './reconcileAnswer.ts';
import type { KeptAnswers } from './useKeptAnswers.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface AnswerFieldProps {
  readonly question: JobQuestion;
  /** Name of the company that asks. */
  readonly company: string;
  readonly kept: KeptAnswers;
}

/** An answer in words: typed, or taken from the student's versions and changed for this company alone. */
export function AnswerField({ question, company, kept }: AnswerFieldProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { field } = useFields<ApplyFields>();
  const [isChoosing, setChoosing] = useState(false);
  const { answer } = answerFields(question.id);
  const label = pickBilingual(question, 'text', language) ?? '';
  const versions = kept.versionsFor(question.id);
  return (
    <Stack gap="xxsmall">
      <LongText
        {...field(answer, { isRequired: question.isRequired, onBlur: () => kept.keep(question.id) })}
        label={label}
        limit={question.maxCharacters ?? undefined}
        count={countCharacters}
      />
      <Inline justify="between" gap="small">
        <KeptLine question={question} company={company} kept={kept} />
        {versions.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            flush
            aria-label={t('answers.useMineFor', { question: label })}
            onClick={() => setChoosing(true)}
          >
            {t('answers.useMine')}
          </Button>
        )}
      </Inline>
      <OtherVersion question={question} kept={kept} />
      {isChoosing && (
        <VersionsDialog
          question={question}
          versions={versions}
          onTake={(version) => {
            setChoosing(false);
            kept.take(question.id, version);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** Whether the answer is kept, in one line. */
function KeptLine({ question: { id }, company, kept }: AnswerFieldProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const today = useToday();
  const names = answerFields(id);
  const [typed = '', stamp = '', saved = ''] = useWatch<ApplyFields>({
    name: [names.answer, names.stamp, names.saved],
  });
  const state = kept.states.get(id);
  const at = partsOfStamp(stamp)?.updatedAt;
  const isKept = at !== undefined && typed.trim() === saved.trim();
  const line = () => {
    if (state?.kind === 'saving') return t('answers.saving');
    if (isKept) {
      const isToday = format.date(at) === format.date(today);
      return t('answers.kept', { company, time: isToday ? format.time(at) : format.dateAndTime(at) });
    }
    return state?.kind === 'failed' && typed !== '' ? t('answers.notKept', { reason: state.message }) : '';
  };
  // The line is there before its words: what is pressed as the field is left must not move.
  return (
    <Text as="span" size="small" tone="soft">
      {line() || '\u00A0'}
    </Text>
  );
}

/** A text of the same answer that did not stand, to be looked at and taken. */
function OtherVersion({ question: { id }, kept }: Omit<AnswerFieldProps, 'company'>) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const names = answerFields(id);
  const [other = '', at = '', typed = ''] = useWatch<ApplyFields>({
    name: [names.other, names.otherAt, names.answer],
  });
  if (other.trim() === '' || other.trim() === typed.trim()) return null;
  return (
    <Alert
      tone="neutral"
      title={t('answers.other', { date: format.dateAndTime(at) })}
      actions={
        <>
          <Button size="small" onClick={() => kept.takeOther(id)}>
            {t('answers.takeOther')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => kept.dropOther(id)}>
            {t('answers.dropOther')}
          </Button>
        </>
      }
    >
      <Text lines={4} preserveLines>
        {other}
      </Text>
    </Alert>
  );
}
