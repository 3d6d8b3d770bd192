import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { topics } from '../topics.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useChosenCounsellor } from './useChosenCounsellor.ts';
import { useMissing } from './useMissing.ts';

/** Topic of the appointment. With a counsellor chosen already, topics they do not offer are disabled. */
export function TopicStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const id = useId();
  const counsellor = useChosenCounsellor(choice);
  const { isMissing, tryNext } = useMissing(id, choice.topic !== null, onNext);
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.topic')}
        labelHidden
        error={isMissing ? t('missing.topic') : undefined}
        value={choice.topic}
        onValueChange={(topic) => onChange({ topic })}
        options={topics.map((value) => {
          const isElsewhere = counsellor !== undefined && !counsellor.topics.includes(value);
          return {
            value,
            label: t(`topic.${value}`),
            note: isElsewhere
              ? t('notWith', { name: pickBilingual(counsellor, 'name', language) })
              : t(`topicNote.${value}`),
            disabled: isElsewhere,
          };
        })}
      />
    </StepForm>
  );
}
