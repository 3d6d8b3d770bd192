import { Button } from '@michi/design-system/button';
import { TextField } from '@michi/design-system/text-field';
import { useId } from 'react';
import * as z from 'zod/mini';
import { SentForm, SubmitButton } from '../forms/SentForm.tsx';
import { typedText } from '../forms/typedText.ts';
import { useSentForm } from '../forms/useSentForm.ts';
import { useTextRules } from '../forms/useTextRules.ts';
import { OpenDialog } from './OpenDialog.tsx';

export interface NameDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Initial name. */
  readonly name: string;
  /** Name and maximum length of the field in the contract. */
  readonly field: { readonly name: string; readonly maxLength: number };
  readonly labels: {
    readonly label: string;
    readonly hint?: string;
    readonly needed: string;
    readonly goBack: string;
    readonly save: string;
    readonly saving: string;
  };
  /** @throws {ApiError} which the dialog shows */
  readonly send: (name: string) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
}

/** Dialog for the name of an item. */
export function NameDialog({
  title,
  description,
  name,
  field,
  labels,
  send,
  onSent,
  onClose,
}: NameDialogProps) {
  const texts = useTextRules();
  const state = useSentForm({
    id: useId(),
    names: ['name'],
    hasErrorSummary: false,
    schema: z.object({ name: texts.needed(field, labels.needed) }),
    defaultValues: { name },
    send: (fields) => send(typedText(fields.name)),
    restate: (fault) => (fault.name === field.name ? { ...fault, name: 'name' } : fault),
    onSent,
  });
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{labels.goBack}</Button>
          <SubmitButton state={state} workingLabel={labels.saving}>
            {labels.save}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        <TextField {...state.field('name', { isRequired: true })} label={labels.label} hint={labels.hint} />
      </SentForm>
    </OpenDialog>
  );
}
