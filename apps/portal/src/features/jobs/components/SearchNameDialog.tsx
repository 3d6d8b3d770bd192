import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';

/** Characters of a name, as the contract has it. */
const longestName = 100;

export interface SearchNameDialogProps {
  readonly title: string;
  readonly description?: string;
  /** The name to begin with. */
  readonly name: string;
  readonly isSending: boolean;
  /** Why it was not taken; null before. */
  readonly error: unknown;
  readonly onSend: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a search. */
export function SearchNameDialog({
  title,
  description,
  name: first,
  isSending,
  error,
  onSend,
  onClose,
}: SearchNameDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const form = useId();
  const [name, setName] = useState(first.slice(0, longestName));
  const [wasSent, setWasSent] = useState(false);
  const words = name.trim();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={title}
      description={description}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button type="submit" form={form} variant="primary" working={isSending} workingLabel={t('sending')}>
            {t('saved.confirm')}
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
          if (words !== '' && !isSending) onSend(words);
        }}
      >
        <Stack gap="medium">
          {error !== null && <Alert tone="danger">{errorMessage(error, shared)}</Alert>}
          <TextField
            label={t('saved.name')}
            requirement={shared('form.required')}
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={wasSent && words === '' ? t('saved.nameNeeded') : fieldErrors(error)['name']}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
