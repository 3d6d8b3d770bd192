import { applicationNotesRequestLimits, type ApplicationDossier } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Text } from '@michi/design-system/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../forms/LongText.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { SentForm } from '../forms/SentForm.tsx';
import { useSentForm } from '../forms/useSentForm.ts';
import { useTextRules } from '../forms/useTextRules.ts';
import { notify } from '../toasts/notify.ts';
import { useSaveNotes } from './useSaveNotes.ts';

const { text: limits } = applicationNotesRequestLimits;

export interface NotesFormProps {
  readonly dossier: ApplicationDossier;
  /** Needed if there are several. */
  readonly label?: string;
}

/** The student's private notes. A draft survives a reload, and notes saved without a network are sent later. */
export function NotesForm({ dossier: { id, notes }, label }: NotesFormProps) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  const texts = useTextRules();
  const { save } = useSaveNotes(id);
  const state = useSentForm({
    id: `notes-${id}`,
    names: ['text'],
    hasErrorSummary: false,
    schema: z.object({ text: texts.optional(limits) }),
    defaultValues: { text: notes.text },
    draft: { name: `notes-${id}`, of: ({ text }) => ({ text }) },
    send: save,
    onSent: (outcome) => notify.success(t(`notes.${outcome}`)),
  });
  const { form } = state;
  const { text } = notes;
  const known = useRef(text);
  useEffect(() => {
    // Notes of another device do not overwrite a draft, which is an initial value too, so that it is not dirty.
    if (form.getValues('text') === known.current) form.reset({ text });
    known.current = text;
  }, [form, text]);
  return (
    <SentForm state={state} gap="medium">
      <LongText
        {...state.field('text')}
        label={label ?? t('notes.label')}
        labelHidden
        hint={t('notes.hint', { formatted: format.number(limits.maxLength) })}
        limit={limits.maxLength}
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
  );
}
