import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { typedText } from '../forms/typedText.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The name to begin with. */
  readonly name: string;
  /** What the name is called in the contract, and how many characters it has there. */
  readonly field: { readonly name: string; readonly maxLength: number };
  readonly words: {
    readonly label: string;
    readonly hint?: string;
    readonly needed: string;
    readonly goBack: string;
    readonly save: string;
    readonly saving: string;
  };
  readonly isSending: boolean;
  /** Why it was not taken; null before. */
  readonly error: unknown;
  readonly onSend: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what something of the student's is to be called. */
export function NameDialog({
  title,
  description,
  name: first,
  field,
  words,
  isSending,
  error,
  onSend,
  onClose,
}: NameDialogProps) {
  const { t } = useTranslation('shared');
  const form = useId();
  const [name, setName] = useState(first.slice(0, field.maxLength));
  const [wasSent, setWasSent] = useState(false);
  const said = typedText(name);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={title}
      description={description}
      closeLabel={t('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button type="submit" form={form} variant="primary" working={isSending} workingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWasSent(true);
          if (said !== '' && !isSending) onSend(said);
        }}
      >
        <Stack gap="medium">
          {error !== null && (
            <Alert tone="danger" silent>
              {errorMessage(error, t)}
            </Alert>
          )}
          <TextField
            label={words.label}
            hint={words.hint}
            requirement={t('form.required')}
            maxLength={field.maxLength}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={wasSent && said === '' ? words.needed : fieldErrors(error)[field.name]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
