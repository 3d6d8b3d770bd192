import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';

/** Characters of a title, as the contract has it. */
const longestTitle = 200;

export interface TitleDialogProps {
  readonly heading: string;
  /** The title to begin with. */
  readonly title: string;
  readonly isSending: boolean;
  /** Why it was not taken; null before. */
  readonly error: unknown;
  readonly onSend: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks for the title of a resume. */
export function TitleDialog({ heading, title: first, isSending, error, onSend, onClose }: TitleDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const form = useId();
  const [title, setTitle] = useState(first.slice(0, longestTitle));
  const [wasSent, setWasSent] = useState(false);
  const words = title.trim();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={heading}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" working={isSending} workingLabel={t('working')}>
            {t('save')}
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
            label={t('titleField')}
            hint={t('titleHint')}
            requirement={shared('form.required')}
            maxLength={longestTitle}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={wasSent && words === '' ? t('titleNeeded') : fieldErrors(error)['title']}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
