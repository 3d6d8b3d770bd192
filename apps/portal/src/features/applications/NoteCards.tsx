import {
  applicationNotesRequestLimits,
  checklistItemChangeLimits,
  interviewQuestionLimits,
  type ApplicationDossier,
} from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useSaveNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { SentForm } from '../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import { useSentForm, type SentFormState } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules, type TextLimits } from '../../shared/ui/forms/useTextRules.ts';

const unknown = 'unknown';

/** The questions a student was asked, each with its interview. Adding waits for the service; removing is shown at once. */
export function Questions({ dossier: { id, interviews, notes } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { language } = useLanguage();
  const { save, change } = useSaveNotes(id);
  const { questions } = notes;
  const [chosen, setChosen] = useState(interviews.findLast(({ result }) => result !== null)?.id ?? unknown);
  const phaseOf = (interviewId: string | null): string | null => {
    const interview = interviews.find((one) => one.id === interviewId);
    return interview === undefined ? null : pickBilingual(interview, 'phase', language);
  };
  return (
    <Card title={t('questions.title')}>
      <Stack gap="medium">
        {questions.length === 0 ? (
          <Text tone="soft">{t('questions.none')}</Text>
        ) : (
          <Stack as="ul" gap="small">
            {questions.map(({ id: questionId, text, interviewId }) => (
              <Inline as="li" key={questionId} justify="between" wrap={false} align="start">
                <Stack gap="none">
                  <Text as="span">{text}</Text>
                  {phaseOf(interviewId) !== null && (
                    <Text as="span" size="small" tone="soft">
                      {phaseOf(interviewId)}
                    </Text>
                  )}
                </Stack>
                <ScreenOnly>
                  <IconButton
                    icon={Trash2}
                    label={t('questions.remove', { text })}
                    onClick={() => change({ removed: [questionId] })}
                  />
                </ScreenOnly>
              </Inline>
            ))}
          </Stack>
        )}
        {questions.length < applicationNotesRequestLimits.questions.maxItems && (
          <AddForm
            id={`questions-${id}`}
            limits={interviewQuestionLimits.text}
            labels={{ label: t('questions.label'), needed: t('questions.needed'), add: t('questions.add') }}
            onAdd={(text) =>
              save({
                questions: [
                  { id: crypto.randomUUID(), text, interviewId: chosen === unknown ? null : chosen },
                ],
              })
            }
          >
            {interviews.length > 0 && (
              <Select
                label={t('questions.interview')}
                value={chosen}
                onValueChange={setChosen}
                options={[
                  ...interviews.map((interview) => ({
                    value: interview.id,
                    label: pickBilingual(interview, 'phase', language),
                  })),
                  { value: unknown, label: t('questions.unknown') },
                ]}
              />
            )}
          </AddForm>
        )}
      </Stack>
    </Card>
  );
}

/** Things to do before the next step; each change is saved at once. */
export function Checklist({ dossier: { id, notes } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { save, change } = useSaveNotes(id);
  const { checklist } = notes;
  return (
    <Card title={t('checklist.title')}>
      <Stack gap="medium">
        {checklist.length === 0 ? (
          <Text tone="soft">{t('checklist.none')}</Text>
        ) : (
          <Stack as="ul" gap="xsmall">
            {checklist.map((item) => (
              <Inline as="li" key={item.id} justify="between" wrap={false}>
                <Checkbox
                  label={item.text}
                  checked={item.isDone}
                  onChange={({ target }) => change({ checklist: [{ id: item.id, isDone: target.checked }] })}
                />
                <ScreenOnly>
                  <IconButton
                    icon={Trash2}
                    label={t('checklist.remove', { text: item.text })}
                    onClick={() => change({ removed: [item.id] })}
                  />
                </ScreenOnly>
              </Inline>
            ))}
          </Stack>
        )}
        {checklist.length < applicationNotesRequestLimits.checklist.maxItems && (
          <AddForm
            id={`checklist-${id}`}
            limits={checklistItemChangeLimits.text}
            labels={{ label: t('checklist.label'), needed: t('checklist.needed'), add: t('checklist.add') }}
            onAdd={(text) => save({ checklist: [{ id: crypto.randomUUID(), text, isDone: false }] })}
          />
        )}
      </Stack>
    </Card>
  );
}

interface AddFormProps {
  /** Id of the form, and name of its draft. */
  readonly id: string;
  readonly limits: TextLimits;
  readonly labels: { readonly label: string; readonly needed: string; readonly add: string };
  /** What else is chosen for the new entry. */
  readonly children?: ReactNode;
  /** Saves it. @throws {ApiError} which the form then shows */
  readonly onAdd: (text: string) => Promise<unknown>;
}

function AddForm({ id, limits, labels, children, onAdd }: AddFormProps) {
  const texts = useTextRules();
  const state: SentFormState<{ text: string }> = useSentForm({
    id,
    names: ['text'],
    hasErrorSummary: false,
    schema: z.object({ text: texts.needed(limits, labels.needed) }),
    defaultValues: { text: '' },
    draft: { name: id, of: ({ text }) => ({ text }) },
    send: ({ text }) => onAdd(typedText(text)),
    onSent: () => {
      state.form.setFocus('text');
      state.form.reset({ text: '' });
    },
  });
  return (
    <ScreenOnly>
      <SentForm state={state} gap="small">
        <TextField {...state.field('text')} label={labels.label} autoComplete="off" />
        {children}
        <Button type="submit" size="small" icon={Plus}>
          {labels.add}
        </Button>
      </SentForm>
    </ScreenOnly>
  );
}
