import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SentForm } from '../forms/SentForm.tsx';
import type { SentFormState } from '../forms/useSentForm.ts';

export interface ReasonFrameProps<Fields extends FieldValues> {
  readonly state: SentFormState<Fields>;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly description: string;
  /** What the button does. */
  readonly confirmLabel: string;
  readonly sendingLabel: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog around the fields that ask why: what is wrong with them above, the way back and the deed below. */
export function ReasonFrame<Fields extends FieldValues>({
  state,
  title,
  description,
  confirmLabel,
  sendingLabel,
  onClose,
  children,
}: ReasonFrameProps<Fields>) {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <Button
            type="submit"
            form={state.rules.id}
            variant="dangerSolid"
            working={state.isSending}
            workingLabel={sendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <SentForm state={state}>{children}</SentForm>
    </Dialog>
  );
}
