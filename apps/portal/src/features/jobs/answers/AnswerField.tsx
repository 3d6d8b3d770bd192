import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFields } from '../../../shared/ui/forms/useSentForm.ts';
import { answerFields, type ApplyFields } from './answerFields.ts';
import type { AskedText } from './askedTexts.ts';
import { partsOfStamp } from './reconcileAnswer.ts';
import type { KeptAnswers } from './useKeptAnswers.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface AnswerFieldProps {
  readonly asked: AskedText;
  /** Name of the company that asks. */
  readonly company: string;
  readonly kept: KeptAnswers;
  readonly hint?: string;
}

/** A text for a company: typed, or taken from the student's versions and changed for this company alone. */
export function AnswerField({ asked, company, kept, hint }: AnswerFieldProps) {
  const { t } = useTranslation('jobs');
  const { field } = useFields<ApplyFields>();
  const [isChoosing, setChoosing] = useState(false);
  const { id, count, isRequired, label, limit } = asked;
  const versions = kept.versionsFor(id);
  return (
    <Stack gap="xxsmall">
      <LongText
        {...field(answerFields(id).answer, { isRequired, onBlur: () => kept.keep(id) })}
        label={label}
        hint={hint}
        limit={limit ?? undefined}
        count={count}
      />
      <KeptLine asked={asked} company={company} kept={kept} />
      {versions.length > 0 && (
        <div>
          <Button
            size="small"
            variant="ghost"
            flush
            aria-label={t('answers.useMineFor', { question: label })}
            onClick={() => setChoosing(true)}
          >
            {t('answers.useMine')}
          </Button>
        </div>
      )}
      <OtherVersion asked={asked} kept={kept} />
      {isChoosing && (
        <VersionsDialog
          asked={asked}
          versions={versions}
          onTake={(version) => {
            setChoosing(false);
            kept.take(id, version);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** Whether the answer is kept, in one line. */
function KeptLine({ asked: { id }, company, kept }: AnswerFieldProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const today = useToday();
  const names = answerFields(id);
  const [typed = '', stamp = '', saved = ''] = useWatch<ApplyFields>({
    name: [names.answer, names.stamp, names.saved],
  });
  const state = kept.states.get(id);
  const at = partsOfStamp(stamp)?.updatedAt;
  const isUnchanged = typed.trim() !== '' && typed.trim() === saved.trim();
  const line = () => {
    if (state?.kind === 'saving') return t('answers.saving');
    if (isUnchanged) {
      if (at === undefined) return t('answers.notChanged', { company });
      const isToday = format.date(at) === format.date(today);
      return t('answers.kept', { company, time: isToday ? format.time(at) : format.dateAndTime(at) });
    }
    return state?.kind === 'failed' && typed !== '' ? t('answers.notKept', { reason: state.message }) : '';
  };
  // One line, there before its words: what is pressed as the field is left must not move.
  return (
    <Text as="span" size="small" tone="soft" truncate>
      {line() || '\u00A0'}
    </Text>
  );
}

/** A text of the same answer that did not stand, to be looked at and taken. */
function OtherVersion({ asked: { id }, kept }: Pick<AnswerFieldProps, 'asked' | 'kept'>) {
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
