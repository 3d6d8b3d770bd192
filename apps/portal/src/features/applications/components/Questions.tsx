import {
  applicationNotesRequestLimits,
  interviewQuestionLimits,
  type ApplicationDossier,
} from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useSaveNotes } from '../../../shared/ui/application-notes/useSaveNotes.ts';
import { AddForm } from './AddForm.tsx';

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
            words={{ label: t('questions.label'), needed: t('questions.needed'), add: t('questions.add') }}
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
