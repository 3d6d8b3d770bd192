import { counsellingRequestLimits as limits } from '@michi/api/university';
import { useListResumes } from '@michi/api/user';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { AttachedOffer } from './AttachedOffer.tsx';
import { FilesField } from './FilesField.tsx';
import { mostAttachments } from './limits.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import type { PersistedBookingDraft } from './useBookingDraft.ts';

export interface QuestionStepProps extends StepProps {
  readonly stored: PersistedBookingDraft;
}

/** The student's question, and files for the counsellor; all optional. */
export function QuestionStep({
  choice,
  onChange,
  onNext,
  onBack,
  stored: { draft, change },
}: QuestionStepProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { data: resumes } = useListResumes();
  const texts = useTexts();
  const { field, submit } = useSentForm({
    id: useId(),
    names: ['question'],
    isOneField: true,
    schema: z.object({ question: texts.optional(limits.question) }),
    defaultValues: { question: draft.question },
    send: async () => onNext(),
  });
  const question = field('question', { isRequired: false });
  const isFull = draft.resumeIds.length >= mostAttachments;
  return (
    <StepForm onBack={onBack} onSubmit={submit}>
      {choice.offer !== null && (
        <AttachedOffer id={choice.offer} onRemove={() => onChange({ offer: null })} />
      )}
      <LongText
        {...question}
        label={t('ask.label')}
        hint={t('ask.hint', { formatted: format.number(limits.question.maxLength) })}
        limit={limits.question.maxLength}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(() => ({ question: value }));
          void question.onChange(event);
        }}
      />
      {resumes !== undefined && resumes.length > 0 && (
        <CheckboxGroup
          label={t('ask.resumes')}
          requirement={shared('form.optional')}
          hint={t('ask.resumesHint', { count: mostAttachments })}
        >
          {resumes.map(({ id, title, updatedAt }) => {
            const isChosen = draft.resumeIds.includes(id);
            return (
              <Checkbox
                key={id}
                label={title}
                hint={t('ask.resumeOf', { date: format.date(updatedAt) })}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  change(({ resumeIds }) => ({
                    resumeIds: isChosen ? resumeIds.filter((each) => each !== id) : [...resumeIds, id],
                  }))
                }
              />
            );
          })}
        </CheckboxGroup>
      )}
      <FilesField
        files={draft.files}
        onAdd={(file) => change(({ files }) => ({ files: [...files, file] }))}
        onRemove={(id) => change(({ files }) => ({ files: files.filter((file) => file.id !== id) }))}
      />
    </StepForm>
  );
}
