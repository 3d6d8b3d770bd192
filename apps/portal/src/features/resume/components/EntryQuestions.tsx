import { Checkbox } from '@michi/design-system/checkbox';
import { DateField } from '@michi/design-system/date-field';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { limits } from '../read/limits.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { firstAnswer, readAnswer, type Answers, type Question } from '../read/answers.ts';

export interface EntryQuestionsProps {
  readonly title: string;
  /** The facts that it lacks; at least one. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly isLeftOut: boolean;
  /** Whether missing answers are named, as after the first try to save. */
  readonly isChecked: boolean;
  readonly onAnswer: (key: string, typed: string) => void;
  readonly onLeaveOut: () => void;
}

/** Asks for facts missing from an entry of a resume, unless the entry is excluded. */
export function EntryQuestions({
  title,
  questions,
  answers,
  isLeftOut,
  isChecked,
  onAnswer,
  onLeaveOut,
}: EntryQuestionsProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const texts = useTexts();
  return (
    <Stack gap="small">
      <Text size="small" weight="strong">
        {title === '' ? t('read.ask.title') : t('read.ask.about', { entry: title })}
      </Text>
      {!isLeftOut &&
        questions.map((question) => {
          const { key, name, asked } = question;
          const typed = answers.get(key) ?? firstAnswer(question);
          const words = {
            label: t(`read.ask.${name}`),
            hint: asked.source === '' ? undefined : t('read.ask.source', { source: asked.source }),
            requirement: shared('form.required'),
            error:
              isChecked && readAnswer(question, typed) === null
                ? (texts.faultOf(typed, { maxLength: limits.name }) ?? t(`read.ask.missing.${asked.kind}`))
                : undefined,
          };
          return asked.kind === 'date' ? (
            <DateField
              key={key}
              {...words}
              yearLabel={t('date.year')}
              monthLabel={t('date.month')}
              dayLabel={t('date.day')}
              unitsAfter={language === 'jp'}
              value={typed}
              onValueChange={(value) => onAnswer(key, value)}
            />
          ) : (
            <TextField
              key={key}
              {...words}
              autoComplete="off"
              value={typed}
              onChange={(event) => onAnswer(key, event.currentTarget.value)}
            />
          );
        })}
      <Checkbox label={t('read.ask.leaveOut')} checked={isLeftOut} onChange={onLeaveOut} />
    </Stack>
  );
}
