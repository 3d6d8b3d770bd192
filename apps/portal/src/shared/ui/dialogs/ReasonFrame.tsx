import { Button, type ButtonProps } from '@michi/design-system/button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SentForm } from '../forms/SentForm.tsx';
import type { SentFormState } from '../forms/useSentForm.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';

export interface ReasonFrameProps<Fields extends FieldValues> {
  readonly state: SentFormState<Fields>;
  readonly title: string;
  /** The consequence, as a sentence. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonProps['variant'];
  readonly sendingLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around the fields of a reason, with its buttons and errors. */
export function ReasonFrame<Fields extends FieldValues>({
  state,
  title,
  description,
  confirmLabel,
  confirmVariant = 'dangerSolid',
  sendingLabel,
  onClose,
  children,
}: ReasonFrameProps<Fields>) {
  const { t } = useTranslation('labels');
  return (
    <OpenDialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <SubmitButton variant={confirmVariant} state={state} workingLabel={sendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state}>{children}</SentForm>
    </OpenDialog>
  );
}
