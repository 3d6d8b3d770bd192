import { Button } from '@michi/design-system/button';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { TextField } from '@michi/design-system/text-field';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useSentForm, type SentFormState } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts, type TextLimits } from '../../../shared/ui/forms/useTexts.ts';

export interface AddFormProps {
  /** Id of the form, and name of its draft. */
  readonly id: string;
  readonly limits: TextLimits;
  readonly words: { readonly label: string; readonly needed: string; readonly add: string };
  /** What else is chosen for the new entry. */
  readonly children?: ReactNode;
  /** Saves it. @throws {ApiError} which is then said in the form */
  readonly onAdd: (text: string) => Promise<unknown>;
}

export function AddForm({ id, limits, words, children, onAdd }: AddFormProps) {
  const texts = useTexts();
  const state: SentFormState<{ text: string }> = useSentForm({
    id,
    names: ['text'],
    isOneField: true,
    schema: z.object({ text: texts.needed(limits, words.needed) }),
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
        <TextField {...state.field('text')} label={words.label} autoComplete="off" />
        {children}
        <Button type="submit" size="small" icon={Plus}>
          {words.add}
        </Button>
      </SentForm>
    </ScreenOnly>
  );
}
