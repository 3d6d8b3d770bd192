import { applicationNotesRequestLimits, type ApplicationDossier } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { useSaveNotes } from '../useSaveNotes.ts';

const { text: limits } = applicationNotesRequestLimits;

/** Free notes, which only the student sees. What is typed outlives a reload; what is saved without a network is sent later. */
export function Notes({ dossier: { id, notes } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const format = useFormat();
  const texts = useTexts();
  const { save } = useSaveNotes(id);
  const state = useSentForm({
    id: `notes-${id}`,
    names: ['text'],
    isOneField: true,
    schema: z.object({ text: texts.optional(limits) }),
    defaultValues: { text: notes.text },
    draft: { name: `notes-${id}`, of: ({ text }) => ({ text }) },
    send: save,
    onSent: (outcome) => notify.success(t(`notes.${outcome}`)),
  });
  const { form } = state;
  const { text } = notes;
  useEffect(() => {
    // Notes of another device have arrived: what is being typed here stays.
    if (!form.formState.isDirty) form.reset({ text });
  }, [form, text]);
  return (
    <Card title={t('notes.title')}>
      <SentForm state={state} gap="medium">
        <TextArea
          {...state.field('text')}
          label={t('notes.label')}
          labelHidden
          hint={t('notes.hint', { formatted: format.number(limits.maxLength) })}
          rows={8}
          grows
        />
        <ScreenOnly>
          <Inline gap="small">
            <Button type="submit">{t('notes.save')}</Button>
            <Text as="span" size="small" tone="soft">
              {t('notes.private')}
            </Text>
          </Inline>
        </ScreenOnly>
      </SentForm>
    </Card>
  );
}
